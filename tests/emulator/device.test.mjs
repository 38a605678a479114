// The UF2 played by its buttons: it shows what the terminal board shows, pixel for pixel, and loses nothing.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { askOnTerminal, parseScript, playOnTerminal, root } from '../golden/terminal.mjs';
import { askOnDevice, boot, playOnDevice } from './device.mjs';
import { firmware } from './images.mjs';
import { press } from './keys.mjs';
import { Panel } from './panel.mjs';

const keys = (text) => parseScript(text).words;
const script = (name) => keys(readFileSync(join(root, 'tests/golden/scripts', `${name}.keys`), 'utf8'));

function firstDifference(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return i;
  return -1;
}

for (const name of ['alicea', 'melds']) {
  test(`the device shows what the terminal shows: ${name}`, () => {
    const words = script(name);
    const [here, there] = [playOnTerminal(words), playOnDevice(boot(), words)];
    const at = firstDifference(here, there);
    assert.equal(at, -1, `screens differ after key ${at} (${words[at - 1]})`);
  });
}

test('an SH1106 panel shows the same once it is chosen', () => {
  const words = 'up a down down right b down a'.split(' ');
  const frames = playOnDevice(boot({ panel: 'sh1106' }), words);
  assert.equal(frames.at(-1), playOnTerminal(words).at(-1));
});

test('the journal exported over USB is the terminal board\'s, and so is the sheet', () => {
  const words = keys('a*4 right*9 a right*6 a right a right a a right a hold-b a right*9 a right*8 a*5');
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    const flash = join(folder, 'flash.bin');
    playOnTerminal(words, flash);
    const pico = boot({ usb: true });
    playOnDevice(pico, words);
    for (const line of ['games', 'export 0 journal', 'export 0 json', 'export 0 csv', 'export 0 bgstats', 'version', 'nonsense']) {
      assert.equal(askOnDevice(pico, line), askOnTerminal(flash, line), line);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the device runs without a panel and says so over the serial line', () => {
  const pico = boot({ panel: null, usb: true });
  pico.run(8000, () => pico.usb.connected);
  for (const word of keys('a*4 right*9 a right*8 a*5')) press(pico, word);
  assert.match(askOnDevice(pico, 'games'), /^0 running alicea-kathmandu North South$/m);
  assert.match(askOnDevice(pico, 'selftest'), /^panel missing$/m);
});

/** The share of the time the core sleeps, over some seconds. */
function asleep(pico, ms) {
  const [time, slept] = [pico.clock.nanos, pico.asleepNanos];
  pico.run(ms);
  return (pico.asleepNanos - slept) / (pico.clock.nanos - time);
}

test('idle means asleep at least 99% of the time, also without a panel and without anybody to tell', () => {
  for (const panel of ['ssd1306', null]) {
    const pico = boot({ panel });
    pico.run(60_000); // erases ahead
    const share = asleep(pico, 180_000);
    assert.ok(share > 0.99, `${panel}: ${(100 * share).toFixed(2)}%`);
  }
});

test('an answer whose terminal was closed does not go on in the next one', () => {
  const pico = boot({ usb: true });
  pico.run(2000, () => pico.usb.connected);
  pico.run(1000);
  pico.usb.send('screenshot\n');
  assert.ok(pico.run(1000, () => pico.usb.received.length > 500));
  pico.usb.listen(false);
  pico.run(200);
  assert.ok(pico.usb.take().length < 8000, 'it was closed too late');
  pico.usb.listen(true);
  pico.run(200);
  assert.equal(pico.usb.take(), '');
  assert.equal(askOnDevice(pico, 'version'), 'lungta 0.1.0\n\n');
});

test('a panel that lost its power for an instant shows the picture again within a minute', () => {
  for (const kind of ['ssd1306', 'sh1106']) {
    const pico = boot({ panel: kind });
    playOnDevice(pico, kind === 'ssd1306' ? [] : 'up a down down right b'.split(' '));
    const before = playOnDevice(pico, []).at(-1);
    pico.panel = new Panel(kind, () => pico.clock.nanos);
    pico.run(75_000);
    pico.runUntilIdle();
    assert.equal(playOnDevice(pico, []).at(-1), before, kind);
  }
});

test('a panel that lost its power while it rested is brought up by the press that wakes it', () => {
  const pico = boot();
  const before = playOnDevice(pico, []).at(-1);
  pico.run(16 * 60_000);
  assert.equal(pico.panel.on, false);
  pico.panel = new Panel('ssd1306', () => pico.clock.nanos);
  press(pico, 'right');
  assert.equal(playOnDevice(pico, []).at(-1), before);
});

const ROUND = keys('a right*7 a a right a*4'); // the form, seven blue tokens and a red one, saved

/** Rounds in the journal of a device, by asking it. */
function rounds(pico) {
  return askOnDevice(pico, 'export 0 journal').split('\n').filter((line) => line.startsWith('round')).length;
}

test('power cuts at random points of two rounds: every acknowledged entry is there after the next boot', () => {
  let seed = 20260101;
  const random = (below) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return (seed >>> 8) % below; };
  const start = boot();
  playOnDevice(start, ['a', 'a', 'a']);
  const begun = start.flashImage;
  for (let attempt = 0; attempt < 12; attempt++) {
    const pico = boot({ flash: begun, uf2: undefined });
    pico.flash.cutPower({ operation: random(4), done: random(257), seed: random(1e6) });
    let acknowledged = 0;
    for (let round = 0; round < 2 && pico.stopped === null; round++) {
      for (const word of ROUND) if (pico.stopped === null) press(pico, word);
      if (pico.stopped === null) acknowledged++; // the device came to rest and shows "Saved"
    }
    const again = pico.reboot({ usb: true });
    again.runUntilIdle();
    const found = rounds(again);
    assert.ok(found >= acknowledged && found <= acknowledged + 1, `attempt ${attempt}: ${acknowledged} saved, ${found} found`);
    assert.equal(rounds(again.reboot()), found, 'and what was found once is found again');
  }
});

test('a press during an erase is acted on afterwards', () => {
  const pico = boot({ flashTimes: { eraseMs: 400 } });
  playOnDevice(pico, ['a', 'a', 'a']);
  const before = pico.flash.erases;
  pico.run(8000, () => pico.flash.erases > before); // quiet for a while: it erases ahead
  pico.after(100, () => pico.button('right', true));
  pico.after(140, () => pico.button('right', false));
  pico.run(1200);
  pico.runUntilIdle(60_000);
  assert.equal(playOnDevice(pico, [])[0], playOnTerminal(['a', 'a', 'a', 'right']).at(-1));
});

test('A and an arrow during an erase: A acts on what was seen', () => {
  const pico = boot({ flashTimes: { eraseMs: 400 } });
  playOnDevice(pico, ['a', 'a', 'a', 'a']);
  const before = pico.flash.erases;
  pico.run(8000, () => pico.flash.erases > before);
  pico.after(50, () => pico.button('a', true));
  pico.after(100, () => pico.button('a', false));
  pico.after(150, () => pico.button('right', true));
  pico.after(200, () => pico.button('right', false));
  pico.run(1200);
  pico.runUntilIdle(60_000);
  assert.equal(playOnDevice(pico, [])[0], playOnTerminal(['a', 'a', 'a', 'a', 'a']).at(-1));
});

test('memory that is not ours is left alone until the player agrees', () => {
  const flash = new Uint8Array(2 * 1024 * 1024).fill(0xff);
  flash.fill(0x5a, 1024 * 1024, 1024 * 1024 + 9000);
  const pico = boot({ flash, uf2: firmware() });
  press(pico, 'b');
  pico.run(10_000);
  assert.equal(pico.flash.operations, 0, 'nothing was written unasked');
  const asked = pico.reboot();
  asked.runUntilIdle();
  press(asked, 'a');
  for (const word of ['a', 'a', 'a']) press(asked, word);
  assert.equal(playOnDevice(asked, [])[0], playOnTerminal(['a', 'a', 'a']).at(-1));
});
