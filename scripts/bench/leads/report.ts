import { loadavg } from 'node:os';
import { measuredPart, writePart } from '../readme.ts';
import { table } from '../table.ts';
import type { Outcome, Verdict } from './outcome.ts';

const HEADER = ['row', 'database', 'test', 'result', 'target', 'met', 'load', 'date'];
const WORDS: Record<Verdict, string> = { met: 'yes', missed: '**MISSED**', violated: '**BROKEN**', information: '–' };

/** The load of the machine over the last minute. */
export const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);

/** Outcomes of a row as cells. `load`: the load of the machine during the run. */
export function toCells(name: string, outcomes: Outcome[], load: string): string[][] {
  const date = new Date().toISOString().slice(0, 10);
  return outcomes.map(({ database = '–', what, found, aim, verdict }) => [
    name,
    database,
    what,
    found,
    aim,
    WORDS[verdict],
    load,
    date,
  ]);
}

/** Cells as a table of text. */
export function toTable(cells: string[][]): string {
  return table(HEADER, cells, HEADER.length);
}

/** The cells of a table with those of the same rows and databases replaced, sorted as `names` are. */
export function withCells(text: string, names: string[], fresh: string[][]): string[][] {
  const isMeasured = (cells: string[]) => fresh.some(([name, database]) => name === cells[0] && database === cells[1]);
  const known = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => names.includes(cells[0] ?? '') && !isMeasured(cells));
  return [...known, ...fresh].sort(([one = ''], [other = '']) => names.indexOf(one) - names.indexOf(other));
}

/** Writes the results into README.md, keeping earlier ones. */
export function writeCells(names: string[], cells: string[][]): void {
  writePart('leads', toTable(withCells(measuredPart('leads'), names, cells)));
}
