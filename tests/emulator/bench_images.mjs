// What only the bench runs: its two programs, and flash images with journals in them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FLASH_SIZE } from './nor_flash.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generator = join(root, 'build/host/tests/emulator/bench_image');
const folder = join(root, 'tests/golden/playthroughs');

export const stockFirmware = () => readFileSync(join(root, 'build/pico/bench_stock.uf2'));
export const mounter = () => readFileSync(join(root, 'build/pico/bench_mount.uf2'));

/** The games played through in tests/golden, by name. */
export const playthroughs = () => readdirSync(folder).filter((name) => name.endsWith('.journal')).map((name) => name.slice(0, -8));

const fileOf = (playthrough) => join(folder, `${playthrough}.journal`);

/** A flash with a journal of `total` records; the game on the table is this playthrough, or its first `total` records. */
export function flashWithJournal(running, total) {
  const workshop = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const file = join(workshop, 'journal.bin');
    execFileSync(generator, [file, String(total), fileOf(running), ...playthroughs().map(fileOf)]);
    const journal = readFileSync(file);
    const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
    flash.set(journal, FLASH_SIZE - journal.length); // it ends where the chip does
    return flash;
  } finally {
    rmSync(workshop, { recursive: true });
  }
}

/** How many records a playthrough has. */
export function recordsOf(playthrough) {
  const lines = readFileSync(fileOf(playthrough), 'utf8').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^(#|finish)/.test(line)).length;
}
