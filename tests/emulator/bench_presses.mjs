// The rows of presses.mjs.
import { countPresses, scripts } from './presses.mjs';

export function measurePresses() {
  return scripts.map((script) => ({
    section: 'Presses, from the table to saved', name: script.name, value: countPresses(script), unit: 'presses',
    ...(script.atMost === undefined ? {} : { atMost: script.atMost }),
  }));
}
