// Rows of the bench and how they are printed.
//
// A row: { section, name, value, unit, atMost?, atLeast?, note? }. `value` is a number; a limit makes it pass or fail.

const CAVEAT =
  'Times are those of an emulated RP2040 at 125 MHz with a 400 kHz bus: the same in every run, but not exactly those\n' +
  'of the silicon, because the emulator has no flash-cache misses.\n';

export const isLimited = (row) => row.atMost !== undefined || row.atLeast !== undefined;

export const isMissed = (row) => row.value > (row.atMost ?? Infinity) || row.value < (row.atLeast ?? -Infinity);

const outcome = (row) => (!isLimited(row) ? '' : isMissed(row) ? 'MISSED' : 'ok');

function limit(row) {
  if (row.atMost !== undefined) return `<= ${row.atMost.toLocaleString('en')}`;
  return row.atLeast !== undefined ? `>= ${row.atLeast.toLocaleString('en')}` : '';
}

function figure({ value, unit }) {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return value.toFixed(unit === '%' ? 3 : 2);
}

export function toTable(rows) {
  const cells = rows.map((row) => [`  ${row.name}`, figure(row), row.unit, limit(row), outcome(row), row.note ?? '']);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const lines = [];
  rows.forEach((row, i) => {
    if (row.section !== rows[i - 1]?.section) lines.push('', row.section);
    const [name, value, unit, bound, result, note] = cells[i].map((cell, column) =>
      column === 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]));
    lines.push(`${name}  ${value} ${unit}  ${bound}  ${result}  ${note}`.trimEnd());
  });
  const limited = rows.filter(isLimited);
  const missed = limited.filter(isMissed);
  const summary = missed.length === 0 ? `All ${limited.length} limits are kept.` : `${missed.length} of ${limited.length} limits MISSED.`;
  return `${lines.slice(1).join('\n')}\n\n${summary}\n${CAVEAT}`;
}

export function toJson(rows) {
  const plain = rows.map((row) => ({ ...row, ...(isLimited(row) ? { ok: !isMissed(row) } : {}) }));
  return `${JSON.stringify({ time: 'emulated: repeatable, not silicon-exact (no flash-cache misses)', rows: plain }, null, 2)}\n`;
}
