import { table } from '../bench/table.ts';
import type { FinishedStep } from './step.ts';

const COLUMNS = ['step', 'passed', 'failed', 'seconds'];

function total(steps: FinishedStep[], column: 'passed' | 'failed'): number {
  return steps.reduce((sum, step) => sum + step[column], 0);
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
  return table(COLUMNS, rows);
}

/** The last line of a test run: `N passed, N failed`. */
export function lastLine(steps: FinishedStep[]): string {
  return `${total(steps, 'passed')} passed, ${total(steps, 'failed')} failed`;
}
