// Kathmandu (Feld): the presses the final scoring takes, and whole games against sums worked out by hand.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { askOnTerminal, parseScript, playOnTerminal, root, tally } from './terminal.mjs';

const script = (name) => parseScript(readFileSync(join(root, 'tests/golden/scripts', `${name}.keys`), 'utf8'));
const journal = (name) => join(root, 'tests/golden/playthroughs', `${name}.journal`);

function sheetOf(file) {
  const run = tally(['--json', file]);
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(run.stdout);
}

function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'lungta-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, from, most] of [['feld-untracked', 'table', 300], ['feld-tracked', 'table-tracked', 80]]) {
  test(`${name}: the final scoring of four players takes at most ${most} presses`, (t) => {
    const { shots } = script(name);
    const presses = shots.get('result') - shots.get(from);
    t.diagnostic(`${presses} presses`);
    assert.ok(presses <= most, `${presses} presses`);
  });

  test(`${name}: the terminal and tally agree on the sheet`, () => inFolder((folder) => {
    const { words, shots } = script(name);
    const flash = join(folder, 'flash.bin');
    playOnTerminal(words.slice(0, shots.get('result')), flash);
    const exported = join(folder, 'exported.journal');
    writeFileSync(exported, askOnTerminal(flash, 'export 0 journal'));
    const sheet = sheetOf(exported);
    assert.deepEqual(sheet, JSON.parse(askOnTerminal(flash, 'export 0 json')));
    assert.equal(sheet.players.length, 4);
    assert.equal(sheet.players.filter((player) => player.winner).length, 1);
  }));
}

for (const name of ['feld-three-at-the-end', 'feld-four-long-tracked']) {
  test(`${name}: every total is the one worked out by hand`, () => {
    const byHand = [...readFileSync(journal(name), 'utf8').matchAll(/(\w+) (-?\d+(?:[+-]\d+){10}) = (-?\d+)/g)];
    const { players } = sheetOf(journal(name));
    assert.equal(byHand.length, players.length);
    for (const [i, [, who, terms, total]] of byHand.entries()) {
      assert.equal(players[i].name, who);
      assert.deepEqual(Object.values(players[i].categories), terms.match(/[+-]?\d+/g).map(Number));
      assert.equal(players[i].total, Number(total));
    }
  });
}

test('what was entered during the game fills every form of the final scoring', () => inFolder((folder) => {
  const bare = readFileSync(journal('feld-four-long-tracked'), 'utf8').replace(/^(tally-[a-z]+) .*$/gm, '$1');
  const file = join(folder, 'bare.journal');
  writeFileSync(file, bare);
  assert.deepEqual(sheetOf(file), sheetOf(journal('feld-four-long-tracked')));
}));

for (const [rule, line] of [
  ['KF-20', 'tally-offerings tens=0,0,0 ones=0,0,0\ntally-goods goods=2,2,1/0,0,0/0,0,0/0,0,0/0,0,0/0,0,0 tens=1,1,1 ones=0,0,0'],
  ['KF-15', 'yak player=Ana\n'.repeat(10)],
  ['KF-20', 'special player=Ana type=silk'],
  ['KF-11', 'arrive player=Ana points=15\narrive player=Ana points=11'],
  ['KF-20', 'map player=Ana map=red-a\n'.repeat(3)],
  ['KF-20', 'offering player=Ana points=1 map=none\n'.repeat(10)],
  ['KF-20', 'animal player=Bo\n'.repeat(13)],
]) {
  test(`refused by ${rule}: ${line.split('\n').find(Boolean)}`, () => {
    const run = tally(['-'], `setup game=feld-kathmandu players=Ana,Bo,Cy\n${line}\n`);
    assert.equal(run.status, 1);
    assert.match(run.stderr, new RegExp(`:\\d+: ${rule}: `));
  });
}
