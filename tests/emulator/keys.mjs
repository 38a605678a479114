// Plays a key script: the same words that tools/play reads, on the buttons of an emulated Pico.

const PRESS_MS = 40;
const HOLD_MS = 600;
const SETTLE_MS = 100; // what the device gets after a key in any case

const WORDS = new Map([
  ...['up', 'down', 'left', 'right', 'a', 'b'].map((name) => [name, { button: name, ms: PRESS_MS }]),
  ['hold-a', { button: 'a', ms: HOLD_MS }],
  ['hold-b', { button: 'b', ms: HOLD_MS }],
]);

/** Presses one key and lets the device come to rest. */
export function press(pico, word) {
  const key = WORDS.get(word);
  if (!key) throw new Error(`no such key: ${word}`);
  pico.button(key.button, true);
  pico.run(key.ms);
  pico.button(key.button, false);
  pico.run(SETTLE_MS);
  if (pico.stopped === null) pico.runUntilIdle();
}

/** Plays a whole script, words separated by white space; `each(word)` is called after every one. */
export function play(pico, script, each = () => {}) {
  for (const word of script.split(/\s+/).filter(Boolean)) {
    if (pico.stopped !== null) return;
    press(pico, word);
    each(word);
  }
}
