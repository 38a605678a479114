// Flash, RAM and stack: from the ELF file, and from what a device played through has touched.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseScript, root } from '../golden/terminal.mjs';
import { boot } from './device.mjs';
import { press } from './keys.mjs';

const SECTION = 'Memory';
const built = join(root, 'build/pico');
const elf = join(built, 'lungta.elf');
const GAME_OBJECTS = 'game/CMakeFiles/lungta_game.dir';
const FIRMWARE_OBJECTS = 'firmware/CMakeFiles/lungta_firmware.dir';
const U8G2_OBJECTS = 'firmware/CMakeFiles/u8g2.dir';
const STACK_BYTES = 8192; // two banks of RAM that nothing else uses

const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** What tools/check-size says, limits included; it exits with 1 above a limit and says so all the same. */
function sizes() {
  let said;
  try {
    said = run(join(root, 'tools/check-size'), elf);
  } catch (error) {
    said = error.stdout;
  }
  return said.trim().split('\n').map((line) => {
    const [, name, value, limit] = /^(\w+) +(\d+) of +(\d+) bytes$/.exec(line);
    return { name: name === 'RAM' ? 'static RAM' : name, value: Number(value), unit: 'bytes', atMost: Number(limit) };
  });
}

/** The symbol a section was made for: `.text._Zfoo` and `.rodata._Zfoo.str1.4` both belong to `_Zfoo`. */
function ownerOf(section) {
  const [, name] = /^\.(?:text|rodata)(?:\.startup|\.unlikely)?\.?(.*)$/.exec(section);
  return name.replace(/\.?(?:str1|cst\d+)(?:\.\d+)?$/, '');
}

/** Bytes of the sections of one object file that are in the firmware. Sections without an owner count in full. */
function linkedBytes(object, symbols) {
  let bytes = 0;
  for (const line of run('arm-none-eabi-size', '-A', '-d', object).split('\n')) {
    const [, section, size] = /^(\.(?:text|rodata)\S*) +(\d+)/.exec(line) ?? [];
    if (!section) continue;
    const owner = ownerOf(section);
    if (owner === '' || symbols.has(owner)) bytes += Number(size);
  }
  return bytes;
}

const objectsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? objectsIn(path) : path.endsWith('.o') ? [path] : [];
  });

/** What each part adds to the flash; what is left over is the board's, the SDK's and the compiler's. */
function parts(flashBytes) {
  const symbols = new Set(run('arm-none-eabi-nm', elf).split('\n').map((line) => line.split(' ').at(-1)));
  const bytesIn = (folder) => objectsIn(folder).reduce((sum, object) => sum + linkedBytes(object, symbols), 0);
  const games = readdirSync(join(root, 'game'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(built, GAME_OBJECTS, entry.name)))
    .map(({ name }) => [`game/${name}`, join(GAME_OBJECTS, name)]);
  const rows = [...games, ['firmware', FIRMWARE_OBJECTS], ['u8g2 and its fonts', U8G2_OBJECTS]]
    .map(([name, folder]) => ({ name: `  ${name}`, value: bytesIn(join(built, folder)), unit: 'bytes' }));
  const rest = flashBytes - rows.reduce((sum, { value }) => sum + value, 0);
  return [...rows, { name: '  the rest', value: rest, unit: 'bytes', note: 'board, SDK, TinyUSB, C library, the list of games' }];
}

/** The deepest stack over the key scripts of the golden screens. */
function stack() {
  const folder = join(root, 'tests/golden/scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.keys'));
  const deepest = Math.max(...names.map((name) => {
    const pico = boot();
    for (const word of parseScript(readFileSync(join(folder, name), 'utf8')).words) press(pico, word);
    return pico.stackUsed();
  }));
  return { name: 'stack, deepest', value: deepest, unit: 'bytes', atMost: STACK_BYTES, note: `over ${names.length} key scripts` };
}

export function measureMemory() {
  const [flash, ram] = sizes();
  return [flash, ...parts(flash.value), ram, stack()].map((row) => ({ section: SECTION, ...row }));
}
