import type { FinishedStep } from './step.ts';

const COLUMNS = ['step', 'passed', 'failed', 'seconds'];

function total(steps: FinishedStep[], column: 'passed' | 'failed'): number {
  return steps.reduce((sum, step) => sum + step[column], 0);
}

function line(cells: string[], widths: number[]): string {
  const padded = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    return index === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  return padded.join('  ');
}

/** A table of the steps with their counts and durations in seconds. `seconds`: the total duration. */
export function summaryTable(steps: FinishedStep[], seconds: number): string {
  const sum = { name: 'together', passed: total(steps, 'passed'), failed: total(steps, 'failed') };
  const rows = [...steps, { ...sum, seconds }].map((step) => [
    step.name,
    String(step.passed),
    String(step.failed),
    step.seconds.toFixed(1),
  ]);
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, index) => Math.max(...table.map((cells) => cells[index]?.length ?? 0)));
  return table.map((cells) => line(cells, widths)).join('\n');
}

/** The last line of a test run: `N passed, N failed`. */
export function lastLine(steps: FinishedStep[]): string {
  return `${total(steps, 'passed')} passed, ${total(steps, 'failed')} failed`;
}
