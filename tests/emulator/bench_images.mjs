// What only the bench runs: its two programs, and flash images with journals in them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FLASH_SIZE } from './nor_flash.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generator = join(root, 'build/host/tests/emulator/bench_image');

export const stockFirmware = () => readFileSync(join(root, 'build/pico/bench_stock.uf2'));
export const mounter = () => readFileSync(join(root, 'build/pico/bench_mount.uf2'));

/** The keys of all games. */
export const gameKeys = () => execFileSync(generator, ['list'], { encoding: 'utf8' }).trim().split('\n');

/** A flash with a journal of `total` records, `running` of them those of the game on the table. */
export function flashWithJournal(game, running, total) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const file = join(folder, 'journal.bin');
    execFileSync(generator, [game, String(running), String(total), file]);
    const journal = readFileSync(file);
    const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
    flash.set(journal, FLASH_SIZE - journal.length); // it ends where the chip does
    return flash;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
