// What the journal costs at power-on, and what a game costs to add up: both by bench_mount.cpp.
import assert from 'node:assert/strict';

import { flashWithJournal, mounter, playthroughs, recordsOf } from './bench_images.mjs';
import { timeToFirstScreen } from './bench_screen.mjs';
import { bootrom, firmware } from './images.mjs';
import { Pico } from './pico.mjs';

const CYCLES_PER_US = 125;
const LENGTHS = [100, 1000, 10_000];
const MOST = 10_000;

/** Lets bench_mount.cpp mount, replay and add up what is in the flash. */
function mount(flash) {
  const pico = new Pico({ bootrom: bootrom(), uf2: mounter(), flash, usb: true, panel: null });
  assert.ok(pico.run(5000, () => pico.usb.connected), 'USB does not connect');
  pico.runUntilIdle();
  pico.usb.send('?');
  let said = '';
  pico.run(2000, () => (said += pico.usb.take()).includes('end 1\n'));
  const found = Object.fromEntries(said.trim().split('\n').map((line) => line.split(' ')).map(([k, v]) => [k, Number(v)]));
  assert.ok(found.mounted && found.resumed, `the journal cannot be read: ${said}`);
  return { mountMs: found.mount_us / 1e3, replayMs: found.resume_us / 1e3,
    sheetCycles: Math.round((found.tallies_us * CYCLES_PER_US) / found.tallies) };
}

/** Every playthrough: the cycles of one sheet at its end. Also says which takes longest to replay. */
export function measureTallies() {
  const measured = playthroughs().map((game) => ({ game, ...mount(flashWithJournal(game, recordsOf(game))) }));
  const slowest = measured.reduce((a, b) => (b.replayMs > a.replayMs ? b : a));
  const rows = measured.map(({ game, sheetCycles, replayMs }) => ({
    section: 'One full tally, at the end of a game', name: game, value: sheetCycles, unit: 'cycles',
    note: `replaying its ${recordsOf(game)} records takes ${replayMs.toFixed(2)} ms`,
  }));
  return { rows, slowest: slowest.game };
}

/** Journals of three lengths; the game on the table is the one that takes longest to replay. */
export function measureJournal(running) {
  const section = 'Journal at power-on: find the head, verify every record, replay the running game';
  const rows = LENGTHS.map((total) => {
    const { mountMs, replayMs } = mount(flashWithJournal(running, total));
    return { section, name: `${total.toLocaleString('en')} records`, value: mountMs + replayMs, unit: 'ms',
      ...(total === MOST ? { atMost: 60 } : {}),
      note: `${replayMs.toFixed(2)} of it to replay ${Math.min(total, recordsOf(running))} records of ${running}` };
  });
  const full = new Pico({ bootrom: bootrom(), uf2: firmware(), flash: flashWithJournal(running, MOST) });
  const { firstScreenMs } = timeToFirstScreen(full);
  return [...rows, { section, name: 'power-on to first screen', value: firstScreenMs, unit: 'ms', note: `with ${MOST.toLocaleString('en')} records` }];
}
