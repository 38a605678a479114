// Pictures of the panel: text PBM for golden files, PNG for people.
import { deflateSync } from 'node:zlib';

import { HEIGHT, WIDTH } from './panel.mjs';

/** Plain PBM (P1): one line of digits per row, 1 = lit. */
export function pbm(pixels) {
  const rows = [];
  for (let y = 0; y < HEIGHT; y++) rows.push(pixels.subarray(y * WIDTH, (y + 1) * WIDTH).join(''));
  return `P1\n${WIDTH} ${HEIGHT}\n${rows.join('\n')}\n`;
}

/** A grey-scale PNG, each pixel `scale` dots wide, lit pixels white. */
export function png(pixels, scale = 4) {
  const width = WIDTH * scale;
  const height = HEIGHT * scale;
  const raw = Buffer.alloc((width + 1) * height); // each row starts with its filter, 0 = none
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[Math.floor(y / scale) * WIDTH + Math.floor(x / scale)]) raw[y * (width + 1) + 1 + x] = 255;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // bits per sample; the other four are 0: grey, deflate, standard filters, not interlaced
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
