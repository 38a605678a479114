// Whole games, entered by the buttons of the real UF2: the sheet is the one that tools/tally gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { keysOf, playthroughs } from '../golden/terminal.mjs';
import { askOnDevice, boot } from './device.mjs';
import { smallestFirmware } from './images.mjs';
import { press } from './keys.mjs';

function playsToTheSheet({ journal, sheet }, options) {
  const pico = boot({ usb: true, ...options });
  for (const word of keysOf(journal)) press(pico, word);
  assert.equal(askOnDevice(pico, 'export 0 json'), `${readFileSync(sheet, 'utf8')}\n`);
}

for (const playthrough of playthroughs()) {
  test(`the device plays ${playthrough.name} to the same sheet`, () => playsToTheSheet(playthrough));
}

// What tools/bench weighs is a whole device.
test('a device built with the smallest game alone plays it to the same sheet', () => {
  const smallest = playthroughs().find(({ name }) => name === 'alicea');
  playsToTheSheet(smallest, { uf2: smallestFirmware() });
});
