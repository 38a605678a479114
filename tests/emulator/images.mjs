// Where the build puts what the emulator runs.
import { readFileSync } from 'node:fs';

const built = (name) => readFileSync(new URL(`../../build/pico/${name}`, import.meta.url));

export const bootrom = () => built('bootrom.bin');
export const firmware = () => built('lungta.uf2');
export const smallestFirmware = () => built('smallest.uf2');
export const probe = () => built('probe.uf2');
