// tools/bench without its build step: measures everything in one run and prints one table, or JSON.
import { measureJournal, measureTallies } from './bench_journal.mjs';
import { measureMemory } from './bench_memory.mjs';
import { measurePresses } from './bench_presses.mjs';
import { measureScreen } from './bench_screen.mjs';
import { isMissed, toJson, toTable } from './bench_table.mjs';

const [option] = process.argv.slice(2);
if (process.argv.length > 3 || (option && option !== '--json')) {
  console.error('usage: tools/bench [--json]');
  process.exit(2);
}

const tallies = measureTallies();
const rows = [
  ...measureScreen(),
  ...measureJournal(tallies.slowest),
  ...tallies.rows,
  ...measureMemory(),
  ...measurePresses(),
];
process.stdout.write(option ? toJson(rows) : toTable(rows));
process.exitCode = rows.some(isMissed) ? 1 : 0;
