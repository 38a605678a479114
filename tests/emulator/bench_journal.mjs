// What the journal costs at power-on, and what a game costs to add up: both by bench_mount.cpp.
import assert from 'node:assert/strict';

import { flashWithJournal, gameKeys, mounter } from './bench_images.mjs';
import { timeToFirstScreen } from './bench_screen.mjs';
import { bootrom, firmware } from './images.mjs';
import { Pico } from './pico.mjs';

const CYCLES_PER_US = 125;
const LONG_GAME = 150; // records of the game on the table: as many as the longest games take

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
  return { mountMs: found.mount_us / 1e3, replayMs: found.resume_us / 1e3, entries: found.entries,
    sheetCycles: Math.round((found.tallies_us * CYCLES_PER_US) / found.tallies) };
}

/** Each game played at random: the cycles of one sheet. Also says which game takes longest to replay. */
export function measureTallies() {
  const measured = gameKeys().map((game) => ({ game, ...mount(flashWithJournal(game, LONG_GAME, LONG_GAME)) }));
  const slowest = measured.reduce((a, b) => (b.replayMs > a.replayMs ? b : a));
  const rows = measured.map(({ game, sheetCycles, entries, replayMs }) => ({
    section: 'One full tally', name: game, value: sheetCycles, unit: 'cycles',
    note: `${entries} entries played; replaying all ${LONG_GAME} records takes ${replayMs.toFixed(2)} ms`,
  }));
  return { rows, slowestGame: slowest.game };
}

/** Journals of three lengths; the game on the table is the one that takes longest to replay. */
export function measureJournal(game) {
  const section = 'Journal at power-on';
  const rows = [100, 1000, 10_000].map((total) => {
    const { mountMs, replayMs } = mount(flashWithJournal(game, Math.min(total, LONG_GAME), total));
    return { section, name: `${total.toLocaleString('en')} records`, value: mountMs + replayMs, unit: 'ms',
      ...(total === 10_000 ? { atMost: 60 } : {}),
      note: `${mountMs.toFixed(2)} to find the head and verify all, ${replayMs.toFixed(2)} to replay ${Math.min(total, LONG_GAME)} of ${game}` };
  });
  const full = new Pico({ bootrom: bootrom(), uf2: firmware(), flash: flashWithJournal(game, LONG_GAME, 10_000) });
  const { firstScreenMs } = timeToFirstScreen(full);
  return [...rows, { section, name: 'power-on to first screen', value: firstScreenMs, unit: 'ms', note: 'with 10,000 records' }];
}
