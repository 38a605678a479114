// Runs key scripts on the terminal board and reads back what it showed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const device = join(root, 'build/host/lungta');

/** Home, two down to the settings, the other language, back home and to the top of its list. */
export const TO_FRENCH = 'down down a right b down';

/**
 * A script file: key words as tools/play reads them, `# comments`, and `= name` where the screen is kept as a picture.
 * @returns {{words: string[], shots: Map<string, number>}} shots: the name and after how many words it is taken
 */
export function parseScript(text) {
  const words = [];
  const shots = new Map();
  for (const line of text.split('\n')) {
    const clean = line.replace(/#.*/, '').trim();
    if (clean.startsWith('=')) {
      const name = clean.slice(1).trim();
      if (shots.has(name)) throw new Error(`two pictures are called ${name}`);
      shots.set(name, words.length);
    } else {
      for (const word of clean.split(/\s+/).filter(Boolean)) {
        const [, key, times] = /^([a-z-]+)(?:\*(\d+))?$/.exec(word) ?? [];
        if (!key) throw new Error(`not a key: ${word}`);
        for (let i = 0; i < Number(times ?? 1); ++i) words.push(key);
      }
    }
  }
  return { words, shots };
}

/** Splits what --frames wrote into single PBM pictures. */
export function splitFrames(text) {
  return text.split(/(?=^P1$)/m).filter((part) => part.startsWith('P1'));
}

/** Plays words on a device with an empty memory, or the given flash file. @returns {string[]} a PBM picture for the start and each word */
export function playOnTerminal(words, flash) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const frames = join(folder, 'frames.pbm');
    const run = spawnSync(device, ['--flash', flash ?? join(folder, 'flash.bin'), '--frames', frames], {
      input: words.join(' '), encoding: 'utf8', maxBuffer: 1 << 28,
    });
    if (run.status !== 0) throw new Error(`the device ended with ${run.status}: ${run.stderr}`);
    return splitFrames(readFileSync(frames, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Plays words on a device with an empty memory and writes its last screen as PNG. */
export function photograph(words, png) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const run = spawnSync(device, ['--flash', join(folder, 'flash.bin'), '--screenshot', png], { input: words.join(' '), encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`the device ended with ${run.status}: ${run.stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the device answers to one serial line. */
export function askOnTerminal(flash, line) {
  const run = spawnSync(device, ['--flash', flash, '--serial-command', line], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the device ended with ${run.status}: ${run.stderr}`);
  return run.stdout;
}

/** tools/tally without its build step. */
export function tally(args, input = '') {
  return spawnSync(join(root, 'build/host/lungta-tally'), args, { input, encoding: 'utf8' });
}

/** The whole games kept in tests/golden/playthroughs. */
export function playthroughs() {
  const folder = join(root, 'tests/golden/playthroughs');
  return readdirSync(folder).filter((file) => file.endsWith('.journal')).sort().map((file) => {
    const name = file.replace(/\.journal$/, '');
    return { name, journal: join(folder, file), sheet: join(folder, `${name}.json`) };
  });
}

/** The keys that enter a journal on a device with an empty memory. */
export function keysOf(journal) {
  const run = spawnSync(join(root, 'build/host/tests/journal_keys'), [journal], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trim().split(' ');
}
