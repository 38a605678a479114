// Wraps a raw flash image in UF2, the format a Pico in BOOTSEL mode takes as a file.
//   node tools/bin2uf2.mjs IN.bin OUT.uf2
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FLASH_BASE = 0x10000000;
const PAYLOAD = 256; // the boot loader programs page by page
const BLOCK = 512;
const MAGIC = { first: 0x0a324655, second: 0x9e5d5157, last: 0x0ab16f30 };
const FLAG_FAMILY_ID = 0x2000;
const FAMILY_RP2040 = 0xe48bff56;

export function uf2FromBin(bin) {
  const count = Math.ceil(bin.length / PAYLOAD);
  const uf2 = Buffer.alloc(count * BLOCK);
  for (let index = 0; index < count; index++) {
    const block = uf2.subarray(index * BLOCK, (index + 1) * BLOCK);
    const header = [
      MAGIC.first, MAGIC.second, FLAG_FAMILY_ID,
      FLASH_BASE + index * PAYLOAD, PAYLOAD, index, count, FAMILY_RP2040,
    ];
    header.forEach((word, at) => block.writeUInt32LE(word, at * 4));
    Buffer.from(bin).copy(block, 32, index * PAYLOAD, (index + 1) * PAYLOAD);
    block.writeUInt32LE(MAGIC.last, BLOCK - 4);
  }
  return uf2;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [input, output] = process.argv.slice(2);
  if (!output) {
    console.error('usage: node tools/bin2uf2.mjs IN.bin OUT.uf2');
    process.exit(2);
  }
  writeFileSync(output, uf2FromBin(readFileSync(input)));
}
