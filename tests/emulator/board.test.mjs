// board/pico on the emulated chip, driven through the serial line of probe.cpp.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bootrom, probe } from './images.mjs';
import { press } from './keys.mjs';
import { DeviceFault, Pico } from './pico.mjs';

const UP = 1, A = 16;

function boot(options = {}) {
  const pico = new Pico({ bootrom: bootrom(), uf2: probe(), usb: true, ...options });
  if (pico.usb) assert.ok(pico.run(1000, () => pico.usb.connected), 'USB does not connect');
  pico.runUntilIdle();
  return pico;
}

/** Sends letters and returns the answers by name. */
function ask(pico, letters) {
  pico.usb.take();
  pico.usb.send(letters);
  pico.run(1);
  if (pico.stopped === null) pico.runUntilIdle();
  return Object.fromEntries(pico.usb.take().trim().split('\n').map((line) => line.split(' ')).map(([k, v]) => [k, Number(v)]));
}

test('a full frame reaches the panel within 1.15 times what the bus needs', () => {
  const pico = boot();
  assert.deepEqual(ask(pico, 'd'), { panel: 1 });
  const { frame } = ask(pico, 'f');
  const busMicros = (1024 * 9) / 0.4;
  assert.ok(frame >= busMicros, `${frame} us is faster than the bus`);
  assert.ok(frame <= 1.15 * busMicros, `${frame} us`);
  assert.ok(pico.panel.pixels().every((pixel) => pixel === 1));
});

test('without a panel a write fails and nothing hangs', () => {
  const pico = boot({ panel: null });
  assert.deepEqual(ask(pico, 'd'), { panel: 0 });
  assert.ok(ask(pico, 'f').frame < 1000);
});

test('the core sleeps while the bus works', () => {
  const pico = boot();
  const [time, asleep] = [pico.clock.nanos, pico.asleepNanos];
  ask(pico, 'f');
  assert.ok((pico.asleepNanos - asleep) / (pico.clock.nanos - time) > 0.8);
});

test('idle means asleep at least 99% of the time, with and without USB', () => {
  for (const usb of [false, true]) {
    const pico = boot({ usb });
    const [time, asleep] = [pico.clock.nanos, pico.asleepNanos];
    pico.run(60_000);
    assert.ok((pico.asleepNanos - asleep) / (pico.clock.nanos - time) > 0.99, `usb ${usb}`);
    assert.equal(pico.stopped, null, 'the watchdog is fed');
  }
});

test('flash keeps what is programmed, also over a restart', () => {
  let pico = boot();
  assert.deepEqual(ask(pico, 'ep'), { erase: 1, program: 1, byte: 0xf0 });
  assert.deepEqual(ask(pico, 'q'), { program: 1, byte: 0x30 });
  assert.deepEqual(ask(pico, 'o'), { outside: 0 });
  pico.usb.send('R');
  pico.run(100);
  assert.equal(pico.stopped, 'restart');
  pico = pico.reboot();
  pico.run(1000, () => pico.usb.connected);
  assert.deepEqual(ask(pico, 'q'), { program: 1, byte: 0x30 });
});

test('a power cut inside an erase stops the device, and it boots again', () => {
  const pico = boot();
  pico.flash.cutPower({ done: 1000 });
  pico.usb.send('e');
  pico.run(200);
  assert.equal(pico.stopped, 'power cut');
  const again = pico.reboot();
  again.run(1000, () => again.usb.connected);
  assert.deepEqual(ask(again, 'ep'), { erase: 1, program: 1, byte: 0xf0 });
});

test('a press is seen once, held buttons as long as they are held', () => {
  const pico = boot();
  assert.deepEqual(ask(pico, 'b'), { presses: 0 });
  press(pico, 'up');
  assert.deepEqual(ask(pico, 'b'), { presses: UP });
  assert.deepEqual(ask(pico, 'b'), { presses: 0 });
  pico.button('a', true);
  assert.deepEqual(ask(pico, 'h'), { held: A });
});

test('a press and release during an erase is not lost', () => {
  const pico = boot();
  pico.usb.send('e');
  const before = pico.flash.erases;
  pico.after(10, () => pico.button('a', true));
  pico.after(30, () => pico.button('a', false));
  pico.run(100, () => pico.flash.erases > before && pico.isIdle());
  assert.deepEqual(ask(pico, 'b'), { presses: A });
});

test('the watchdog restarts a device that forgets it', () => {
  const pico = boot();
  pico.usb.send('H');
  pico.run(7_000);
  assert.equal(pico.stopped, null);
  pico.run(2_000);
  assert.equal(pico.stopped, 'restart');
});

test('loader, supply voltage, USB supply, entropy, time', () => {
  const pico = boot();
  pico.rp.adc.channelValues[3] = 2048;
  const answers = ask(pico, 'vurt');
  assert.equal(answers.supply, 4950);
  assert.equal(answers.usb, 1);
  assert.equal(answers.differ, 1);
  assert.ok(Math.abs(answers.ms - pico.ms) < 5);
  pico.usb.send('L');
  pico.run(10);
  assert.equal(pico.stopped, 'loader');
});

test('the stack stays far from its end', () => {
  const pico = boot();
  ask(pico, 'dfepvr');
  assert.ok(pico.stackUsed() > 100 && pico.stackUsed() < 2048, `${pico.stackUsed()} bytes`);
});

test('a load from an address that is none and a store to it are noticed', () => {
  for (const letter of ['N', 'W']) {
    const pico = boot();
    pico.usb.send(letter);
    assert.throws(() => pico.run(10), DeviceFault, letter);
  }
});

test('a store to address zero is noticed', () => {
  const pico = boot();
  pico.usb.send('Z');
  assert.throws(() => pico.run(10), DeviceFault);
});
