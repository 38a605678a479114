// clang-tidy over game/, firmware/ and board/terminal, each file again only when it or a header of it has changed.
//   node tools/tidy.mjs        after a build of the preset "host"
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const build = `${root}/build/host`;
const stamps = `${root}/build/tidy`;
const ROOMS = /^(game|firmware|board)\//;

const digests = new Map();
function digestOf(file) {
  if (!digests.has(file)) {
    digests.set(file, existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'gone');
  }
  return digests.get(file);
}

/** The files each object was built from, as ninja recorded them. */
function dependencies() {
  const found = new Map();
  let current = null;
  for (const line of execFileSync('ninja', ['-C', build, '-t', 'deps'], { maxBuffer: 1 << 28 }).toString().split('\n')) {
    if (line.startsWith('    ')) current.push(resolve(build, line.trim()));
    else if (line.includes(': #deps')) found.set(line.slice(0, line.indexOf(': #deps')), (current = []));
  }
  return found;
}

/** What the verdict on a file depends on: its command, everything it includes, and the settings. */
function fingerprint(entry, files) {
  const hash = createHash('sha256').update(entry.command).update(digestOf(`${root}/.clang-tidy`));
  for (const file of [entry.file, ...files.filter((name) => !name.startsWith('/usr/'))]) hash.update(digestOf(file));
  return hash.digest('hex');
}

function check(file) {
  return new Promise((done) => {
    execFile('clang-tidy', ['--quiet', '-p', build, file], { maxBuffer: 1 << 26 }, (error, stdout) => {
      done({ clean: error === null, output: stdout });
    });
  });
}

const objects = dependencies();
const entries = JSON.parse(readFileSync(`${build}/compile_commands.json`, 'utf8'))
  .filter((entry) => ROOMS.test(relative(root, entry.file)));
mkdirSync(stamps, { recursive: true });

const due = [];
for (const entry of entries) {
  const object = / -o (\S+)/.exec(entry.command)[1];
  const name = relative(root, entry.file);
  const stamp = `${stamps}/${name.replaceAll('/', '.')}`;
  const now = fingerprint(entry, objects.get(object) ?? []);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) due.push({ file: entry.file, name, stamp, now });
}

let failed = 0;
async function worker() {
  for (let next = due.shift(); next; next = due.shift()) {
    const { clean, output } = await check(next.file);
    if (clean) writeFileSync(next.stamp, next.now);
    else {
      failed++;
      console.log(`${next.name}:\n${output}`);
    }
  }
}
const checked = due.length;
await Promise.all(Array.from({ length: availableParallelism?.() ?? cpus().length }, worker));
console.log(`clang-tidy: ${checked} of ${entries.length} files checked, ${failed} with findings`);
process.exit(failed === 0 ? 0 : 1);
