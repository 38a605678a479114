// Every screen that a script keeps looks as it did, in both languages. UPDATE_GOLDEN=1 keeps the new looks.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { TO_FRENCH, parseScript, playOnTerminal, root } from './terminal.mjs';

const scripts = join(root, 'tests/golden/scripts');
const screens = join(root, 'tests/golden/screens');
const update = process.env.UPDATE_GOLDEN === '1';

for (const file of readdirSync(scripts).filter((name) => name.endsWith('.keys')).sort()) {
  const name = file.replace(/\.keys$/, '');
  const { words, shots } = parseScript(readFileSync(join(scripts, file), 'utf8'));
  for (const [language, prefix] of [['en', []], ['fr', TO_FRENCH.split(' ')]]) {
    test(`screens of ${name} in ${language}`, () => {
      const frames = playOnTerminal([...prefix, ...words]).slice(prefix.length);
      for (const [shot, at] of shots) {
        const golden = join(screens, `${name}.${shot}.${language}.pbm`);
        if (update) {
          mkdirSync(screens, { recursive: true });
          writeFileSync(golden, frames[at]);
        }
        assert.ok(existsSync(golden), `${golden} is missing; look at the screen, then keep it with UPDATE_GOLDEN=1`);
        assert.equal(frames[at], readFileSync(golden, 'utf8'), `${name}: ${shot} in ${language} looks different`);
      }
    });
  }
}
