// Flash, RAM and stack: from the ELF file, and from what a device played through has touched.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseScript, root } from '../golden/terminal.mjs';
import { flashByPart } from './bench_elf.mjs';
import { askOnDevice, boot } from './device.mjs';
import { press } from './keys.mjs';

const SECTION = 'Memory';
const built = join(root, 'build/pico');
const elf = join(built, 'lungta.elf');
const smallestElf = join(built, 'smallest.elf');
const GAME_OBJECTS = join(built, 'game/CMakeFiles/lungta_game.dir');
const FIRMWARE_OBJECTS = join(built, 'firmware/CMakeFiles/lungta_firmware.dir');
const U8G2_OBJECTS = join(built, 'firmware/CMakeFiles/u8g2.dir');
const [FLASH_KIB, SMALLEST_FLASH_KIB] = [256, 128]; // as in tools/test
const STACK_BYTES = 8192; // two banks of RAM that nothing else uses

const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** What tools/check-size says of a program, limits included; above a limit it exits with 1 and says so all the same. */
function sizes(program, flashKib) {
  let said;
  try {
    said = run(join(root, 'tools/check-size'), program, String(flashKib));
  } catch (error) {
    said = error.stdout;
  }
  return said.trim().split('\n').map((line) => {
    const [, name, value, limit] = /^(\w+) +(\d+) of +(\d+) bytes$/.exec(line);
    return { name: name === 'RAM' ? 'static RAM' : name, value: Number(value), unit: 'bytes', atMost: Number(limit) };
  });
}

const list = (folder) => readdirSync(folder, { withFileTypes: true });
const objectsIn = (folder) => list(folder).filter(({ name }) => name.endsWith('.o')).map(({ name }) => join(folder, name));

const objectsBelow = (folder) =>
  [...objectsIn(folder), ...list(folder).filter((entry) => entry.isDirectory()).flatMap(({ name }) => objectsBelow(join(folder, name)))];

/** The object files of a room: those of each of its folders, and those of the room itself. */
function partsOf(room, objects) {
  const folders = list(join(root, room)).filter((entry) => entry.isDirectory() && existsSync(join(objects, entry.name)));
  return [...folders.map(({ name }) => [`${room}/${name}`, objectsIn(join(objects, name))]), [`${room}/*.cpp`, objectsIn(objects)]];
}

function flashParts(flashBytes) {
  const symbols = new Set(run('arm-none-eabi-nm', elf).split('\n').map((line) => line.split(' ').at(-1)));
  const objects = new Map([...partsOf('game', GAME_OBJECTS), ...partsOf('firmware', FIRMWARE_OBJECTS),
    ['u8g2 and its fonts', objectsBelow(U8G2_OBJECTS)]]);
  const parts = [...flashByPart(objects, symbols)];
  const rest = flashBytes - parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [...parts, ['the rest', rest]].map(([name, value]) => ({ name: `  ${name}`, value, unit: 'bytes',
    ...(name === 'the rest' ? { note: 'board, SDK, USB, C library, and what several parts share' } : {}) }));
}

/** The deepest stack over the key scripts of the golden screens, each with every serial command at its end. */
function stack() {
  const folder = join(root, 'tests/golden/scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.keys'));
  const commands = ['help', 'games', 'selftest', 'screenshot', ...['journal', 'csv', 'json', 'bgstats'].map((form) => `export 0 ${form}`)];
  const deepest = Math.max(...names.map((name) => {
    const pico = boot({ usb: true });
    for (const word of parseScript(readFileSync(join(folder, name), 'utf8')).words) press(pico, word);
    for (const command of commands) askOnDevice(pico, command);
    return pico.stackUsed();
  }));
  return { name: 'stack, deepest', value: deepest, unit: 'bytes', atMost: STACK_BYTES,
    note: `over ${names.length} key scripts and all serial commands` };
}

export function measureMemory() {
  const [smallest] = sizes(smallestElf, SMALLEST_FLASH_KIB);
  const [flash, ram] = sizes(elf, FLASH_KIB);
  return [
    { ...smallest, name: 'flash, with the smallest game alone' },
    { ...flash, name: 'flash, with all games' },
    ...flashParts(flash.value),
    ram,
    stack(),
  ].map((row) => ({ section: SECTION, ...row }));
}
