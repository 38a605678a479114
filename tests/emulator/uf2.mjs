// Reads what a Pico's boot loader would: the blocks of a UF2 file, and the checksum of the second boot stage.

const FLASH_BASE = 0x10000000;
const BLOCK = 512;
const FAMILY_RP2040 = 0xe48bff56;
const FLAG_NOT_FLASH = 1;
const FLAG_FAMILY_ID = 0x2000;

/** Copies the blocks of a UF2 file into a flash image. */
export function loadUf2(uf2, flash) {
  const view = new DataView(uf2.buffer, uf2.byteOffset, uf2.byteLength);
  const word = (at) => view.getUint32(at, true);
  for (let at = 0; at + BLOCK <= uf2.length; at += BLOCK) {
    if (word(at) !== 0x0a324655 || word(at + 4) !== 0x9e5d5157 || word(at + BLOCK - 4) !== 0x0ab16f30) {
      throw new Error(`not a UF2 block at ${at}`);
    }
    const flags = word(at + 8);
    if (flags & FLAG_NOT_FLASH) continue;
    if (flags & FLAG_FAMILY_ID && word(at + 28) !== FAMILY_RP2040) throw new Error('this UF2 is not for the RP2040');
    flash.set(uf2.subarray(at + 32, at + 32 + word(at + 16)), word(at + 12) - FLASH_BASE);
  }
}

/** A real Pico runs the second stage only when its last word is the CRC-32 (no reflection) of the 252 before. */
export function stage2IsValid(flash) {
  let crc = 0xffffffff;
  for (let i = 0; i < 252; i++) {
    crc ^= flash[i] << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0 === new DataView(flash.buffer, flash.byteOffset).getUint32(252, true);
}
