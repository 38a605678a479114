// Every key script of presses.mjs does what it says, within its limit.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countPresses, scripts } from './presses.mjs';

for (const script of scripts) {
  test(`presses: ${script.name}`, () => {
    const count = countPresses(script);
    assert.ok(count <= (script.atMost ?? Infinity), `${count} presses`);
  });
}

test('a script that saves too early or something else is noticed', () => {
  const [script] = scripts;
  assert.throws(() => countPresses({ ...script, keys: `${script.keys} right` }), /not the one that saves/);
  assert.throws(() => countPresses({ ...script, entry: 'round' }), /the journal ends with/);
});
