// The table and the sheet at the end of every playthrough, in both languages: full tables, long names, large numbers.
// UPDATE_GOLDEN=1 keeps the new looks.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { keysOf, playOnTerminal, playthroughs, root } from './terminal.mjs';

const update = process.env.UPDATE_GOLDEN === '1';
const TABLE = ['b']; // from the result
const SHEET = ['right'];
const TO_FRENCH_AND_BACK = 'left b up a right b down a'.split(' '); // table, home, settings, home, table

for (const { name, journal } of playthroughs()) {
  test(`the end of ${name} looks as it did`, () => {
    const keys = keysOf(journal);
    const frames = playOnTerminal([...keys, ...TABLE, ...SHEET, ...TO_FRENCH_AND_BACK, ...SHEET]);
    const table = keys.length + TABLE.length;
    const french = frames.length - 2;
    for (const [shot, at] of [['result.en', keys.length], ['table.en', table], ['sheet.en', table + 1], ['table.fr', french], ['sheet.fr', french + 1]]) {
      const golden = join(root, 'tests/golden/screens', `end-${name}.${shot}.pbm`);
      if (update) writeFileSync(golden, frames[at]);
      assert.ok(existsSync(golden), `${golden} is missing; look at the screen, then keep it with UPDATE_GOLDEN=1`);
      assert.equal(frames[at], readFileSync(golden, 'utf8'), `${name}: ${shot} looks different`);
    }
  });
}
