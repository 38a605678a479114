// How many presses common entries take, from the table screen to "saved". A hold is one press.
//
// Each script is data: `setup` (keys) or `journal` (lines) leads from an empty memory to the table of a running game,
// `keys` from there to the press that saves, `entry` is the line the journal then ends with (left out where a script
// saves more than one). Keys may be repeated: right*3.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { askOnTerminal, keysOf, parseScript, playOnTerminal, root } from '../golden/terminal.mjs';

const FOUR = 'players=Ana,Bo,Cleo,Dag';
// One monument of each type is built already: the points printed on it are the default for the next.
const BUILT = [
  `setup game=reviving-kathmandu ${FOUR}`,
  'buddha player=Ana colour=red points=2',
  'stupa player=Ana bottom=red centre=red top=red points=3',
];
const FIVE_CARDS = [1, 2, 3, 4, 5].map((n) => `reveal label=Route${n} larger=6 larger-star=no smaller=3 smaller-star=no`);

/** A part of a golden script: from one of its pictures to another. */
function between(file, from, to, atMost, name) {
  const { words: all, shots } = parseScript(readFileSync(join(root, 'tests/golden/scripts', `${file}.keys`), 'utf8'));
  return { name, atMost, setup: all.slice(0, shots.get(from)).join(' '), keys: all.slice(shots.get(from), shots.get(to)).join(' ') };
}

export const scripts = [
  {
    name: 'Kathmandu (2014): a round',
    setup: 'a a a',
    keys: 'a  right*4 a right*3 a  right a a  right*2 a right a',
    entry: 'round blue=4,3 red=1,0 cards=2,1',
  },
  {
    name: 'Reviving Kathmandu: a Buddha of the third player',
    atMost: 9,
    journal: BUILT,
    keys: 'down*2 a  a  a  right*2 a',
    entry: 'buddha player=Cleo colour=red points=4',
  },
  {
    name: 'Reviving Kathmandu: a Stupa with a wild card',
    atMost: 16,
    journal: BUILT,
    keys: 'down*2 a  down*2 a  a  right a  left*3 a  right*2 a',
    entry: 'stupa player=Cleo bottom=red centre=green top=wild:blue points=5',
  },
  {
    name: 'Reviving Kathmandu: the leftover coins of four players',
    atMost: 8,
    journal: [...BUILT, 'end-round', 'end-round', 'end-round'],
    keys: 'up a  a a right*2 a a',
    entry: 'coins coins=3,3,5,3',
  },
  {
    name: 'Reviving Kathmandu: a leftover coin spent',
    atMost: 8,
    journal: [...BUILT, 'end-round', 'end-round', 'end-round', 'coins coins=3,3,5,3'],
    keys: 'up a  a',
    entry: 'leftover player=Cleo use=convert',
  },
  {
    name: 'Nepal: a claim of the third player, not the newest card',
    atMost: 6,
    journal: [`setup game=nepal ${FOUR}`, ...FIVE_CARDS],
    keys: 'down*2 a  a  left a',
    entry: 'claim player=Cleo card=4',
  },
  between('feld-untracked', 'table', 'result', 300, 'Kathmandu (Feld): the final tally of four from nothing'),
  between('feld-tracked', 'table-tracked', 'result', 80, 'Kathmandu (Feld): the final tally of four, tracked'),
];

const words = (text) => parseScript(text).words;

const journal = (flash) => askOnTerminal(flash, 'export 0 journal').trim().split('\n');

/**
 * Plays a script on the terminal board. The device is switched off at the table first: it comes back there, so that
 * is where the count starts. Throws when the entry is not saved by exactly the last press.
 */
export function countPresses({ name, setup, journal: lines, keys, entry }) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const [flash, copy] = [join(folder, 'flash.bin'), join(folder, 'copy.bin')];
    const begin = join(folder, 'begin.journal');
    if (lines) writeFileSync(begin, lines.join('\n'));
    playOnTerminal(lines ? keysOf(begin) : words(setup), flash);
    copyFileSync(flash, copy);
    const presses = words(keys);
    playOnTerminal(presses.slice(0, -1), copy);
    const early = journal(copy);
    playOnTerminal(presses, flash);
    const saved = journal(flash);
    if (entry && saved.at(-1) !== entry) throw new Error(`${name}: the journal ends with "${saved.at(-1)}", not with "${entry}"`);
    if (saved.length !== early.length + 1) throw new Error(`${name}: the last press is not the one that saves`);
    return presses.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
