// The Pico's flash chip: 2 MiB of NOR. An erase sets a sector to 0xFF, a program can only clear bits, both take
// their time, and the power may fail in the middle of either.

export const FLASH_SIZE = 2 * 1024 * 1024;
export const SECTOR = 4096;
export const PAGE = 256;

// Typical figures of the W25Q16JV data sheet.
const ERASE_SECTOR_MS = 45;
const PROGRAM_PAGE_MS = 0.4;

/** Thrown at the moment a planned power cut strikes. */
export class PowerCut extends Error {}

export class NorFlash {
  /** `bytes` is the memory itself (2 MiB or more), changed in place. */
  constructor(bytes, { eraseMs = ERASE_SECTOR_MS, programMs = PROGRAM_PAGE_MS } = {}) {
    this.bytes = bytes;
    this.eraseMs = eraseMs;
    this.programMs = programMs;
    this.erases = 0;
    this.programs = 0;
    this.plan = null;
  }

  get operations() { return this.erases + this.programs; }

  /**
   * Plans one power cut: inside the `operation`-th erase or program from now (0 is the next one), after `done` of its
   * bytes have changed. The byte at which it strikes is left torn. `seed` decides how.
   */
  cutPower({ operation = 0, done = 0, seed = 1 } = {}) {
    this.plan = { at: this.operations + operation, done, random: randomBytes(seed) };
  }

  /** Returns the milliseconds it takes. */
  erase(offset, count) {
    requireRange('erase', offset, count, SECTOR);
    for (let sector = offset; sector < offset + count; sector += SECTOR) {
      const cut = this.#strikes();
      for (let i = 0; i < (cut ? cut.done : SECTOR); i++) this.bytes[sector + i] = 0xff;
      // A half-erased cell is anything between what it was and erased.
      if (cut) for (let i = cut.done; i < SECTOR; i++) this.bytes[sector + i] |= cut.random();
      this.erases++;
      if (cut) throw new PowerCut(`power cut inside an erase at ${hex(sector)}`);
    }
    return (count / SECTOR) * this.eraseMs;
  }

  /** `data` holds the bytes to program. Returns the milliseconds it takes. */
  program(offset, data) {
    requireRange('program', offset, data.length, PAGE);
    for (let page = 0; page < data.length; page += PAGE) {
      const cut = this.#strikes();
      const whole = cut ? cut.done : PAGE;
      for (let i = 0; i < whole; i++) this.bytes[offset + page + i] &= data[page + i];
      if (cut && whole < PAGE) this.bytes[offset + page + whole] &= data[page + whole] | cut.random();
      this.programs++;
      if (cut) throw new PowerCut(`power cut inside a program at ${hex(offset + page)}`);
    }
    return (data.length / PAGE) * this.programMs;
  }

  #strikes() {
    if (this.plan === null || this.operations < this.plan.at) return null;
    const plan = this.plan;
    this.plan = null;
    return plan;
  }
}

function requireRange(what, offset, count, unit) {
  if (offset % unit || count % unit || offset + count > FLASH_SIZE) {
    throw new Error(`flash ${what} of ${count} bytes at ${hex(offset)}: not in whole units of ${unit}`);
  }
}

const hex = (number) => `0x${number.toString(16)}`;

/** A small repeatable generator (xorshift32), so that a failing cut can be played again. */
export function randomBytes(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  };
}
