// From a button to the panel: how long a press takes to its last pixel, beside stock u8g2 and beside the bus alone;
// how long the device takes to its first screen, and how much it sleeps.
import assert from 'node:assert/strict';

import { stockFirmware } from './bench_images.mjs';
import { boot } from './device.mjs';
import { bootrom, firmware } from './images.mjs';
import { play } from './keys.mjs';
import { Pico } from './pico.mjs';

const SECTION = 'From press to pixel';
const SLEEP = 'Power';

const BUS_HZ = 400_000;
const BITS_PER_BYTE = 9; // eight and the acknowledge
const SCREEN_BYTES = 1024;
const busMs = (bytes) => (bytes * BITS_PER_BYTE * 1e3) / BUS_HZ;

const DOWN_MS = 40;
const AFTER_MS = 200; // longer than any screen takes, shorter than a notice stays
const QUIET_MS = 10_000; // the device erases ahead when nobody presses anything

// Home, Kathmandu (2014), its setup, the table, the form of round 1. With 9 and 7 blue tokens the round may be over:
// another one changes the score that the form shows.
const TO_FORM = `a a a a ${'right '.repeat(9)} a ${'right '.repeat(7)}`;
const REST_OF_FORM = 'a a a a'; // every field but the last; the next A saves

/** Records what goes over the bus to the panel of a Pico. */
class BusTrace {
  constructor(pico) {
    this.transactions = []; // { from, to, bytes, lit }
    const { panel } = pico;
    const [start, write] = [panel.start.bind(panel), panel.write.bind(panel)];
    const addressMs = (1 + BITS_PER_BYTE) * 1e3 / BUS_HZ; // the panel hears of a transaction after its address
    panel.start = () => {
      start();
      this.transactions.push({ from: pico.ms - addressMs, to: pico.ms, bytes: 0 });
    };
    panel.write = (byte) => {
      write(byte);
      Object.assign(this.transactions.at(-1), { to: pico.ms, lit: panel.on });
      this.transactions.at(-1).bytes++;
    };
  }

  clear() { this.transactions = []; }
}

/** The milliseconds from an edge of a button to the last pixel it changes, and what went over the bus. */
function timeEdge(pico, trace, button, isDown) {
  const before = pico.panel.memory.slice();
  trace.clear();
  const start = pico.ms;
  pico.button(button, isDown);
  pico.run(isDown ? DOWN_MS : AFTER_MS);
  const changed = pico.panel.memory.reduce((count, byte, i) => count + (byte === before[i] ? 0 : 1), 0);
  return {
    ms: pico.panel.lastChange / 1e6 - start,
    thinkingMs: trace.transactions[0].from - start,
    sentBytes: trace.transactions.reduce((sum, { bytes }) => sum + bytes, 0),
    changedBytes: changed,
    pixels: pico.panel.pixels(),
  };
}

/** Plays to the round form, presses an arrow that changes a number, fills the form and saves it. */
function timeForm(uf2) {
  const pico = boot(uf2 ? { uf2 } : {});
  const trace = new BusTrace(pico);
  play(pico, TO_FORM);
  pico.run(QUIET_MS);
  const shown = pico.panel.pixels();
  const arrow = timeEdge(pico, trace, 'right', true);
  pico.button('right', false);
  pico.run(AFTER_MS);
  play(pico, REST_OF_FORM);
  pico.run(QUIET_MS);
  pico.button('a', true);
  pico.run(DOWN_MS);
  return { shown, arrow, save: timeEdge(pico, trace, 'a', false) }; // a short A counts when it is let go
}

function comparison() {
  const ours = timeForm();
  const stock = timeForm(stockFirmware());
  for (const [what, a, b] of [
    ['before the press', ours.shown, stock.shown],
    ['after the press', ours.arrow.pixels, stock.arrow.pixels],
    ['after saving', ours.save.pixels, stock.save.pixels],
  ]) {
    assert.ok(a.includes(1), `${what} the panel is dark`);
    assert.deepEqual(a, b, `${what} stock u8g2 shows another picture: its times say nothing`);
  }
  assert.notDeepEqual(ours.shown, ours.arrow.pixels, 'the arrow changes nothing');
  return [
    ...rowsOf('arrow changes a number', ours.arrow, stock.arrow, { atLeast: 4 }),
    ...rowsOf('saving, form to table', ours.save, stock.save, {}),
  ];
}

function rowsOf(name, ours, stock, limit) {
  const sent = ({ thinkingMs, sentBytes }) => `first byte after ${thinkingMs.toFixed(2)} ms; ${sentBytes} bytes sent`;
  // What stock u8g2 would take in a program that has its texts ready and no game to think about: not less than this.
  const leastMs = stock.ms - ours.thinkingMs;
  return [
    { name, value: ours.ms, unit: 'ms', note: sent(ours) },
    { name: '  the same by stock u8g2', value: stock.ms, unit: 'ms', note: `${sent(stock)}; the same pixels` },
    { name: '  times sooner than stock', value: stock.ms / ours.ms, unit: 'x', ...limit,
      note: `at least ${(leastMs / ours.ms).toFixed(2)} if stock had nothing to do but draw and send` },
    { name: '  the bus for what changed', value: busMs(ours.changedBytes), unit: 'ms', note: `${ours.changedBytes} bytes changed` },
  ];
}

/** Power-on: the time to the whole first screen, and how long its bytes took. */
export function timeToFirstScreen(pico) {
  const trace = new BusTrace(pico);
  assert.ok(pico.run(2000, () => pico.panel.on), 'the panel stays dark');
  const lighting = trace.transactions.find(({ lit }) => lit);
  const frame = trace.transactions.filter(({ bytes }) => bytes > 128); // a page each
  assert.equal(frame.length, 8, 'the first screen is not sent as eight pages');
  return { firstScreenMs: lighting.to, frameMs: frame.at(-1).to - frame[0].from };
}

function asleep() {
  const pico = boot();
  play(pico, 'a a a'); // a game on the table
  pico.run(QUIET_MS);
  const [time, slept] = [pico.clock.nanos, pico.asleepNanos];
  pico.run(60_000);
  return (100 * (pico.asleepNanos - slept)) / (pico.clock.nanos - time);
}

export function measureScreen() {
  const { firstScreenMs, frameMs } = timeToFirstScreen(new Pico({ bootrom: bootrom(), uf2: firmware() }));
  const limitMs = busMs(SCREEN_BYTES);
  const rows = [
    ...comparison(),
    { name: 'sending a whole screen', value: frameMs, unit: 'ms', note: `the bus alone needs ${limitMs.toFixed(2)} ms` },
    { name: '  in times of the bus limit', value: frameMs / limitMs, unit: 'x', atMost: 1.15 },
    { name: 'power-on to first screen', value: firstScreenMs, unit: 'ms', note: 'empty memory; without the chip\'s own boot ROM' },
  ].map((row) => ({ section: SECTION, ...row }));
  return [...rows, { section: SLEEP, name: 'asleep over 60 s idle', value: asleep(), unit: '%', atLeast: 99, note: 'a game on the table, on battery' }];
}
