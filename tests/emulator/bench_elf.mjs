// Which part of the project how much of the flash is due to, from the sections of its object files.
import { readFileSync } from 'node:fs';

const PROGBITS = 1;
const [ALLOC, STRINGS, GROUP] = [0x2, 0x20, 0x200];

/** The sections of a 32-bit little-endian ELF file that go into a program, with their bytes. */
function sectionsOf(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [start, size, count, namesAt] = [view.getUint32(32, true), view.getUint16(46, true), view.getUint16(48, true), view.getUint16(50, true)];
  const word = (index, field) => view.getUint32(start + index * size + 4 * field, true);
  const content = (index) => file.subarray(word(index, 4), word(index, 4) + word(index, 5));
  const names = content(namesAt);
  const sections = [];
  for (let i = 0; i < count; i++) {
    const flags = word(i, 2);
    if (word(i, 1) !== PROGBITS || !(flags & ALLOC)) continue;
    const nameStart = word(i, 0);
    const name = names.toString('latin1', nameStart, names.indexOf(0, nameStart));
    sections.push({ name, bytes: content(i), isText: (flags & STRINGS) !== 0, isShared: (flags & GROUP) !== 0 });
  }
  return sections;
}

/** The symbol a section was made for: `.text._Zfoo` and `.rodata._Zfoo.str1.4` are both there for `_Zfoo`. */
function ownerOf(section) {
  return section.replace(/^\.(?:text|rodata|data)(?:\.startup|\.unlikely)?\.?/, '').replace(/\.?(?:str1|cst\d+)(?:\.\d+)?$/, '');
}

/**
 * Bytes of the flash per part. What the linker keeps once though several files have it (inline functions, equal texts)
 * is charged to the one part that has it, and to nobody when two parts do.
 * @param {Map<string, string[]>} parts  object files by part
 * @param {Set<string>} linked           the symbols of the program
 */
export function flashByPart(parts, linked) {
  const bytes = new Map([...parts.keys()].map((part) => [part, 0]));
  const shared = new Map(); // what is kept once: { part, size }, part null when there are several
  const charge = (part, size) => bytes.set(part, bytes.get(part) + size);
  const share = (key, part, size) => {
    const known = shared.get(key);
    shared.set(key, { part: !known || known.part === part ? part : null, size });
  };
  for (const [part, objects] of parts) {
    for (const { name, bytes: content, isText, isShared } of objects.flatMap((object) => sectionsOf(readFileSync(object)))) {
      const owner = ownerOf(name);
      if (owner !== '' && !linked.has(owner)) continue;
      if (isText) for (const text of content.toString('latin1').split('\0').slice(0, -1)) share(`text ${text}`, part, text.length + 1);
      else if (isShared) share(name, part, content.length);
      else charge(part, content.length);
    }
  }
  for (const { part, size } of shared.values()) if (part !== null) charge(part, size);
  return bytes;
}
