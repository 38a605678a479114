// A Raspberry Pi Pico in the emulator rp2040js, with what that leaves out: a boot ROM, flash that can be written
// (and lose power), an I2C bus that takes its time, sleep that costs the host nothing, and a panel and buttons.
//
// Emulated time is repeatable to the cycle but is not silicon: no flash-cache misses, no second core.
import { I2CMode, RP2040 } from 'rp2040js';

import { NorFlash, FLASH_SIZE, PowerCut } from './nor_flash.mjs';
import { Panel } from './panel.mjs';
import { loadUf2, stage2IsValid } from './uf2.mjs';
import { UsbHost } from './usb_host.mjs';

export const BUTTONS = { up: 10, down: 11, left: 12, right: 13, a: 14, b: 15 }; // GPIO, active low
const USB_SUPPLY_PIN = 24;
const PANEL_ADDRESS = 0x3c;
const XIP = { start: 0x10000000, end: 0x14000000 };
const ROM_SIZE = 16 * 1024;
const RAM_BASE = 0x20000000;
const STACK = { bottom: 0x20040000, top: 0x20042000, paint: 0x57acc0de }; // see board/pico/board.cpp
const WATCHDOG = 0x40058;
const I2C_INTERRUPT_MASK = 0x30;

// The device is idle when it would sleep this long; the terminal board plays key scripts by the same measure.
const IDLE_MS = 250;
const IDLE_LIMIT_MS = 10_000;
const NOWHERE = /^(Read from invalid memory|Write to undefined) address/; // rp2040js only mentions it
const LOOK_NANOS = 1e6; // how long a busy core runs between two looks at run()'s condition

/** Ends a run from inside the machine: its time is over, whatever else was due. */
class Stop extends Error {}

/** Raised when the firmware does what a healthy one never does; the message says what. */
export class DeviceFault extends Error {}

export class Pico {
  /**
   * @param {object} options
   * @param {Uint8Array} options.bootrom   build/pico/bootrom.bin
   * @param {Uint8Array} [options.uf2]     the firmware; left out when the flash image holds it
   * @param {Uint8Array} [options.flash]   a flash image from an earlier life (flashImage)
   * @param {string|null} [options.panel]  'ssd1306', 'sh1106', or null for none
   * @param {boolean} [options.usb]        plugged into a PC
   */
  constructor({ bootrom, uf2, flash, panel = 'ssd1306', usb = false, flashTimes }) {
    this.options = { bootrom, panel, usb, flashTimes };
    this.rp = new RP2040();
    this.clock = this.rp.clock;
    this.asleepNanos = 0;
    this.instructions = 0;
    this.stopped = null; // why it no longer runs: 'power cut', 'restart' or 'loader'
    this.warnings = new Map();
    this.#logTo();
    this.#load(bootrom, uf2, flash);
    this.flash = new NorFlash(this.rp.flash, flashTimes);
    this.panel = panel ? new Panel(panel, () => this.clock.nanos) : null;
    this.#wireBus();
    for (const pin of Object.values(BUTTONS)) this.rp.gpio[pin].setInputValue(true);
    this.rp.gpio[USB_SUPPLY_PIN].setInputValue(usb);
    this.usb = usb ? new UsbHost(this.rp) : null;
    this.rp.peripherals[WATCHDOG].onWatchdogTrigger = () => { throw new Stop('restart'); };
    this.rp.onBreak = (code) => this.#trap(code);
  }

  // --- looking at it ---

  get ms() { return this.clock.nanos / 1e6; }
  get flashImage() { return this.rp.flash.slice(0, FLASH_SIZE); }

  /** The deepest the stack has been, in bytes. */
  stackUsed() {
    const ram = new DataView(this.rp.sram.buffer, this.rp.sram.byteOffset);
    let at = STACK.bottom;
    while (at < STACK.top && ram.getUint32(at - RAM_BASE, true) === STACK.paint) at += 4;
    return STACK.top - at;
  }

  // --- doing something to it ---

  button(name, isDown) {
    if (!(name in BUTTONS)) throw new Error(`no such button: ${name}`);
    this.rp.gpio[BUTTONS[name]].setInputValue(!isDown);
  }

  /** Does something at a later emulated time, even while the core is blocked by the flash. */
  after(ms, action) { this.clock.createAlarm(action).schedule(ms * 1e6); }

  /** The same device switched off and on again, or plugged in elsewhere: a new Pico with this one's flash. */
  reboot(changes = {}) { return new Pico({ ...this.options, flash: this.flashImage, ...changes }); }

  // --- letting it run ---

  /** Runs for some emulated milliseconds, or until it stops, or until `until()` holds, which it then returns. */
  run(ms, until = null) {
    const end = this.clock.nanosCounter + ms * 1e6;
    try {
      while (this.clock.nanosCounter < end && this.stopped === null) {
        if (until?.()) return true;
        if (this.rp.core.waiting && !this.#wakes()) this.#sleep(end);
        else this.#work(Math.min(end, this.clock.nanosCounter + LOOK_NANOS));
      }
    } catch (error) {
      if (error instanceof PowerCut) this.stopped = 'power cut';
      else if (error instanceof Stop) this.stopped = error.message;
      else throw error;
    }
    this.#requireRomIntact();
    return Boolean(until?.());
  }

  /** Runs until the core sleeps with nothing due soon. */
  runUntilIdle(limitMs = IDLE_LIMIT_MS) {
    const idle = this.run(limitMs, () => this.isIdle());
    if (!idle && this.stopped === null) throw new DeviceFault(`still busy after ${limitMs} ms`);
  }

  isIdle() {
    if (!this.rp.core.waiting || this.#wakes() || this.rp.i2c[0].busy) return false;
    const next = this.clock.nextAlarm;
    return next === null || next.nanos - this.clock.nanos >= IDLE_MS * 1e6;
  }

  #work(stop) {
    const { clock } = this;
    const { core, clkSys } = this.rp;
    const cycleNanos = 1e9 / clkSys;
    while (clock.nanosCounter < stop && !core.waiting) {
      const cycles = core.executeInstruction(); // may itself move the clock: an erase takes 45 ms
      const then = clock.nanosCounter + cycles * cycleNanos;
      this.instructions++;
      // clock.tick() only when an alarm is due: this loop is nearly all of an emulated second.
      if (clock.nextAlarm !== null && clock.nextAlarm.nanos <= then) clock.tick(then - clock.nanosCounter);
      else clock.nanosCounter = then;
    }
  }

  // An interrupt that was pending before WFI ends it at once; rp2040js looks only at those that come later.
  #wakes() {
    const { core } = this.rp;
    if (core.checkForInterrupts()) core.waiting = false;
    return !core.waiting;
  }

  #sleep(end) {
    const { clock } = this;
    const from = clock.nanosCounter;
    const to = Math.min(end, clock.nextAlarm?.nanos ?? end);
    clock.tick(Math.max(1, to - from)); // at least a nanosecond: rounding must not keep the alarm out of reach
    this.asleepNanos += clock.nanosCounter - from;
  }

  // --- what rp2040js leaves to us ---

  #load(bootrom, uf2, flash) {
    // loadBootrom() erases the flash, so it comes first.
    const rom = new Uint8Array(ROM_SIZE);
    rom.set(bootrom);
    this.rom = new Uint32Array(rom.buffer);
    this.rp.loadBootrom(this.rom);
    if (flash) this.rp.flash.set(flash);
    if (uf2) loadUf2(uf2, this.rp.flash);
  }

  #logTo() {
    const warn = (name, message) => {
      if (NOWHERE.test(message)) error(name, message); // silicon would raise a hard fault
      const line = `${name}: ${message}`;
      this.warnings.set(line, (this.warnings.get(line) ?? 0) + 1);
    };
    const error = (name, message) => {
      throw new DeviceFault(`${name}: ${message} (pc ${this.rp.core.PC.toString(16)})`);
    };
    this.rp.logger = { debug() {}, info() {}, warn, error };
  }

  // The breakpoints of bootrom.S.
  #trap(code) {
    const { core, flash } = this.rp;
    const [r0, r1, r2] = core.registers;
    switch (code) {
      case 0xe0:
        return this.#spend(this.flash.erase(r0, r1));
      case 0xe1:
        if (r1 >= XIP.start && r1 < XIP.end) throw new DeviceFault('programming the flash from the flash');
        return this.#spend(this.flash.program(r0, Uint8Array.from({ length: r2 }, (_, i) => this.rp.readUint8(r1 + i))));
      case 0xe2:
        throw new Stop('loader');
      case 0xe4:
        if (!stage2IsValid(flash)) throw new DeviceFault('the second boot stage has a wrong checksum');
        return;
      case 0xe5:
        throw new DeviceFault(`the boot ROM has no '${String.fromCharCode(r1 & 255, r1 >> 8)}'`);
      default:
        throw new DeviceFault(`breakpoint ${code} at ${(core.PC - core.breakRewind).toString(16)}`);
    }
  }

  #spend(ms) { this.clock.tick(ms * 1e6); }

  // Each start, byte and stop takes its time on the wire; one thing is on the wire at a time.
  #wireBus() {
    const bus = this.rp.i2c[0];
    let device = null;
    let then = null;
    const alarm = this.clock.createAlarm(() => then());
    const afterBits = (bits, action) => {
      then = action;
      alarm.schedule((bits * 1e9 * (bus.sclHighPeriod + bus.sclLowPeriod)) / this.rp.clkSys);
    };
    // rp2040js has the interrupts of the bus but not the register that lets them through.
    const writeRegister = bus.writeUint32.bind(bus);
    bus.writeUint32 = (offset, value) => {
      if (offset !== I2C_INTERRUPT_MASK) return writeRegister(offset, value);
      bus.intEnable = value;
      bus.checkInterrupts();
    };
    bus.onStart = () => afterBits(1, () => bus.completeStart());
    bus.onConnect = (address, mode) => afterBits(9, () => {
      device = address === PANEL_ADDRESS && mode === I2CMode.Write ? this.panel : null;
      device?.start();
      bus.completeConnect(device !== null);
      // The silicon reports an empty FIFO after a refusal; rp2040js forgets to, and the SDK waits for it.
      if (device === null) bus.setInterrupts(1 << 4);
    });
    bus.onWriteByte = (byte) => afterBits(9, () => {
      device?.write(byte);
      bus.completeWrite(device !== null);
    });
    bus.onReadByte = () => afterBits(9, () => bus.completeRead(0xff));
    bus.onStop = () => afterBits(1, () => bus.completeStop());
  }

  // rp2040js lets a stray store through a null pointer change the ROM. Silicon would fault.
  #requireRomIntact() {
    const now = this.rp.bootrom;
    for (let i = 0; i < this.rom.length; i++) {
      if (now[i] !== this.rom[i]) throw new DeviceFault(`the firmware wrote to ROM address 0x${(i * 4).toString(16)}`);
    }
  }
}
