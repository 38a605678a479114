// Flash, RAM and stack: from the ELF file, and from what a device played through has touched.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseScript, root } from '../golden/terminal.mjs';
import { boot } from './device.mjs';
import { press } from './keys.mjs';

const SECTION = 'Memory';
const elf = join(root, 'build/pico/lungta.elf');
const objects = join(root, 'build/pico/game/CMakeFiles/lungta_game.dir');
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

/** What each folder of game/ adds to the flash. */
function games() {
  const symbols = new Set(run('arm-none-eabi-nm', elf).split('\n').map((line) => line.split(' ').at(-1)));
  return readdirSync(join(root, 'game'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(objects, entry.name)))
    .map(({ name }) => {
      const files = readdirSync(join(objects, name)).filter((file) => file.endsWith('.o'));
      const value = files.reduce((sum, file) => sum + linkedBytes(join(objects, name, file), symbols), 0);
      return { name: `  game/${name}`, value, unit: 'bytes', note: 'of the flash: its code, tables and texts' };
    });
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
  return [flash, ...games(), ram, stack()].map((row) => ({ section: SECTION, ...row }));
}
