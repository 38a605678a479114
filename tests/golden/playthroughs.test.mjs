// Whole games as text journals: tools/tally scores them, the keys enter them on the terminal board, and the sheet is
// the same as the one kept here. UPDATE_GOLDEN=1 keeps the new sheets.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { askOnTerminal, keysOf, playOnTerminal, playthroughs, tally } from './terminal.mjs';

const update = process.env.UPDATE_GOLDEN === '1';

for (const { name, journal, sheet } of playthroughs()) {
  test(`playthrough ${name}: tally and terminal give the sheet kept`, () => {
    const scored = tally(['--json', journal]);
    assert.equal(scored.status, 0, scored.stderr);
    if (update) writeFileSync(sheet, scored.stdout);
    assert.ok(existsSync(sheet), `${sheet} is missing; check the sums, then keep it with UPDATE_GOLDEN=1`);
    assert.equal(scored.stdout, readFileSync(sheet, 'utf8'));

    const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
    try {
      const flash = join(folder, 'flash.bin');
      playOnTerminal(keysOf(journal), flash);
      assert.equal(askOnTerminal(flash, 'export 0 json'), `${scored.stdout}\n`);
      // What the device exports is what was entered, and scores the same.
      const exported = askOnTerminal(flash, 'export 0 journal');
      assert.equal(tally(['--json', '-'], exported).stdout, scored.stdout);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

for (const [what, line, complaint] of [
  ['a broken rule', 'round blue=9,9', /^-:2: KA-5: 18 blue tokens; there are only 17$/m],
  ['a number out of range', 'round red=6,0', /^-:2: KA-5: Red: 0 to 5$/m],
  ['a verb nobody knows', 'sing loudly=yes', /^-:2: grammar: the game has no such entry 'sing'$/m],
  ['a field nobody knows', 'round green=1,1', /^-:2: grammar: there is no such field here 'green'$/m],
  ['too few values', 'round blue=1', /^-:2: grammar: there are too few values for 'blue'$/m],
  ['an entry that is not there', 'amend 3 round blue=1,1', /^-:2: grammar: there is no entry with this number '3'$/m],
  ['undo with nothing to undo', 'undo', /^-:2: journal: Nothing to undo$/m],
]) {
  test(`tally refuses ${what}, names the line, and prints no sheet`, () => {
    const refused = tally(['-'], `setup game=alicea-kathmandu players=Ana,Bo\n${line}\n`);
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, complaint);
    assert.equal(refused.stdout, '');
  });
}
