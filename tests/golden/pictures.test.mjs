// The pictures in docs/images are today's screens. UPDATE_GOLDEN=1 takes them anew.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { parseScript, photograph, root } from './terminal.mjs';

const update = process.env.UPDATE_GOLDEN === '1';
const PICTURES = { form: ['pictures', 'form'], table: ['pictures', 'table'], sheet: ['pictures', 'sheet'], melds: ['melds', 'answer'] };

for (const [name, [script, shot]] of Object.entries(PICTURES)) {
  test(`docs/images/${name}.png is what the screen shows`, () => {
    const { words, shots } = parseScript(readFileSync(join(root, 'tests/golden/scripts', `${script}.keys`), 'utf8'));
    const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
    try {
      const taken = join(folder, 'screen.png');
      photograph(words.slice(0, shots.get(shot)), taken);
      const kept = join(root, 'docs/images', `${name}.png`);
      if (update) copyFileSync(taken, kept);
      assert.deepEqual(readFileSync(taken), readFileSync(kept));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
