// The panel decodes what the data sheets say, for both controllers.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pbm, png } from './image.mjs';
import { HEIGHT, Panel, WIDTH } from './panel.mjs';

const UPRIGHT_AND_ON = [0x80, 0xa1, 0x80, 0xc8, 0x80, 0xaf];

function transaction(panel, ...bytes) {
  panel.start();
  for (const byte of bytes) panel.write(byte);
}

function lit(kind, ...bytes) {
  const panel = new Panel(kind);
  transaction(panel, ...UPRIGHT_AND_ON);
  transaction(panel, ...bytes);
  const pixels = panel.pixels();
  const found = [];
  for (let i = 0; i < pixels.length; i++) if (pixels[i]) found.push([i % WIDTH, Math.floor(i / WIDTH)]);
  return found;
}

test('a run addressed by page and column lands where it should on an SSD1306', () => {
  assert.deepEqual(lit('ssd1306', 0x80, 0xb2, 0x80, 0x05, 0x80, 0x11, 0x40, 0x01, 0x80), [[21, 16], [22, 23]]);
});

test('an SH1106 shows its memory from column 2 on', () => {
  assert.deepEqual(lit('sh1106', 0x80, 0xb0, 0x80, 0x02, 0x80, 0x10, 0x40, 0x01), [[0, 0]]);
  assert.deepEqual(lit('sh1106', 0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01, 0x01), []);
});

test('horizontal addressing goes on in the next page', () => {
  const bytes = new Array(129).fill(0);
  bytes[128] = 1;
  assert.deepEqual(lit('ssd1306', 0x80, 0x20, 0x80, 0x00, 0x40, ...bytes), [[0, 8]]);
});

test('page addressing comes back to the start of the same page', () => {
  const bytes = new Array(129).fill(0);
  bytes[128] = 1;
  assert.deepEqual(lit('ssd1306', 0x80, 0x20, 0x80, 0x02, 0x40, ...bytes), [[0, 0]]);
});

test('arguments of commands are not taken for commands', () => {
  assert.deepEqual(lit('ssd1306', 0x00, 0x81, 0xae, 0xd5, 0xaf, 0xa8, 0xb3), []);
  assert.deepEqual(lit('ssd1306', 0x80, 0x81, 0x80, 0xae, 0x40, 0x01), [[0, 0]]);
});

test('off is dark, inverse is inverse', () => {
  assert.equal(lit('ssd1306', 0x80, 0xae, 0x40, 0xff).length, 0);
  assert.equal(lit('ssd1306', 0x80, 0xa7, 0x40, 0x01).length, WIDTH * HEIGHT - 1);
});

test('a panel that is not turned upright shows the picture turned round', () => {
  const panel = new Panel('ssd1306');
  transaction(panel, 0x80, 0xaf, 0x40, 0x01);
  assert.equal(panel.pixels().indexOf(1), WIDTH * HEIGHT - 1);
});

test('only a byte that differs counts as a change, with its time', () => {
  let now = 0;
  const panel = new Panel('ssd1306', () => now);
  transaction(panel, ...UPRIGHT_AND_ON);
  now = 5;
  transaction(panel, 0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01);
  now = 9;
  transaction(panel, 0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01);
  assert.equal(panel.lastChange, 5);
  assert.equal(panel.bytes, 6 + 8 + 8);
});

test('an unknown command and a broken control byte are errors', () => {
  assert.throws(() => lit('ssd1306', 0x80, 0xff), /unknown command/);
  assert.throws(() => lit('ssd1306', 0x8f, 0xae), /no control byte/);
});

test('pictures have the right size', () => {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  pixels[0] = 1;
  const rows = pbm(pixels).split('\n');
  assert.deepEqual(rows.slice(0, 2), ['P1', '128 64']);
  assert.equal(rows[2], `1${'0'.repeat(127)}`);
  assert.equal(rows.length, 2 + 64 + 1);
  assert.equal(png(pixels, 2).readUInt32BE(16), 256);
});
