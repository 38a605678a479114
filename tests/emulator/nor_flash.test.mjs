// The emulated flash behaves like NOR, in ordinary life and when the power fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FLASH_SIZE, NorFlash, PAGE, PowerCut, SECTOR } from './nor_flash.mjs';

const chip = (fill = 0xff) => new NorFlash(new Uint8Array(FLASH_SIZE).fill(fill));
const page = (fill) => new Uint8Array(PAGE).fill(fill);

test('a program only clears bits, an erase sets them', () => {
  const flash = chip();
  flash.program(0, page(0xf0));
  flash.program(0, page(0x3c));
  assert.equal(flash.bytes[0], 0x30);
  flash.erase(0, SECTOR);
  assert.equal(flash.bytes[0], 0xff);
});

test('half a page or half a sector is refused', () => {
  assert.throws(() => chip().program(128, page(0)), /whole units/);
  assert.throws(() => chip().erase(PAGE, SECTOR), /whole units/);
});

test('a cut inside a program leaves the first bytes written and the last ones untouched', () => {
  const flash = chip();
  flash.cutPower({ operation: 1, done: 10 });
  flash.program(0, page(0x00));
  assert.throws(() => flash.program(PAGE, page(0x00)), PowerCut);
  assert.deepEqual([...flash.bytes.subarray(PAGE, PAGE + 10)], new Array(10).fill(0));
  assert.deepEqual([...flash.bytes.subarray(PAGE + 11, 2 * PAGE)], new Array(PAGE - 11).fill(0xff));
});

test('a cut inside an erase leaves a sector that is neither old nor erased', () => {
  const flash = chip(0x00);
  flash.cutPower({ done: 100, seed: 7 });
  assert.throws(() => flash.erase(SECTOR, SECTOR), PowerCut);
  assert.equal(flash.bytes[SECTOR + 99], 0xff);
  const rest = new Set(flash.bytes.subarray(SECTOR + 100, 2 * SECTOR));
  assert.ok(rest.size > 100, 'torn bytes differ');
  assert.equal(flash.bytes[0], 0x00, 'the neighbour is as it was');
});

test('the same seed tears the same bits', () => {
  const torn = (seed) => {
    const flash = chip(0x00);
    flash.cutPower({ seed });
    assert.throws(() => flash.erase(0, SECTOR), PowerCut);
    return Buffer.from(flash.bytes.subarray(0, SECTOR)).toString('hex');
  };
  assert.equal(torn(3), torn(3));
  assert.notEqual(torn(3), torn(4));
});
