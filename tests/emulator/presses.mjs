// How many presses common entries take, from the table screen to "saved". A hold is one press.
//
// Each script is data: `setup` leads from an empty memory to the table of a running game, `keys` from there to the
// press that saves, `entry` is the line the journal then ends with. Keys may be repeated: right*3.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { askOnTerminal, parseScript, playOnTerminal } from '../golden/terminal.mjs';

export const scripts = [
  {
    name: 'Kathmandu (2014): a round',
    setup: 'a a a',
    keys: 'a  right*3 a right a  right*2 a a  right a right*4 a',
    entry: 'round blue=3,1 red=2,0 cards=1,4',
  },
];

const words = (text) => parseScript(text).words;

const journal = (flash) => askOnTerminal(flash, 'export 0 journal').trim().split('\n');

/**
 * Plays a script on the terminal board. The device is switched off at the table first: it comes back there, so that
 * is where the count starts. Throws when the entry is not saved by exactly the last press.
 */
export function countPresses({ name, setup, keys, entry }) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const [flash, copy] = [join(folder, 'flash.bin'), join(folder, 'copy.bin')];
    playOnTerminal(words(setup), flash);
    copyFileSync(flash, copy);
    const presses = words(keys);
    playOnTerminal(presses.slice(0, -1), copy);
    const early = journal(copy);
    playOnTerminal(presses, flash);
    const saved = journal(flash);
    if (saved.at(-1) !== entry) throw new Error(`${name}: the journal ends with "${saved.at(-1)}", not with "${entry}"`);
    if (saved.length !== early.length + 1) throw new Error(`${name}: the last press is not the one that saves`);
    return presses.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
