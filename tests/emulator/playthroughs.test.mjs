// Whole games, entered by the buttons of the real UF2: the sheet is the one that tools/tally gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { keysOf, playthroughs } from '../golden/terminal.mjs';
import { askOnDevice, boot } from './device.mjs';
import { press } from './keys.mjs';

for (const { name, journal, sheet } of playthroughs()) {
  test(`the device plays ${name} to the same sheet`, () => {
    const pico = boot({ usb: true });
    for (const word of keysOf(journal)) press(pico, word);
    assert.equal(askOnDevice(pico, 'export 0 json'), `${readFileSync(sheet, 'utf8')}\n`);
  });
}
