// The real firmware on an emulated Pico, ready for use.
import { bootrom, firmware } from './images.mjs';
import { pbm } from './image.mjs';
import { press } from './keys.mjs';
import { Pico } from './pico.mjs';

/** Boots the firmware until it is idle. */
export function boot(options = {}) {
  const pico = new Pico({ bootrom: bootrom(), uf2: firmware(), ...options });
  pico.runUntilIdle();
  return pico;
}

/** Plays words and returns the screen at the start and after each, as text PBM. */
export function playOnDevice(pico, words) {
  const frames = [pbm(pico.panel.pixels())];
  for (const word of words) {
    press(pico, word);
    frames.push(pbm(pico.panel.pixels()));
  }
  return frames;
}

/** What the device answers to one line over USB. The pico must have been made with `usb: true`. */
export function askOnDevice(pico, line) {
  if (!pico.usb.connected && !pico.run(2000, () => pico.usb.connected)) throw new Error('USB does not connect');
  pico.usb.take();
  pico.usb.send(`${line}\n`);
  let answer = '';
  const ended = pico.run(5000, () => {
    answer += pico.usb.take();
    return answer.endsWith('\n\n') || answer === '\n';
  });
  if (!ended) throw new Error(`no end of the answer to ${line}: ${answer}`);
  return Buffer.from(answer, 'latin1').toString('utf8');
}
