import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { changeText } from '../edit/text/change-text.ts';
import { parseText } from '../syntax/parser.ts';
import { type Model, modelOf } from './edit-models.ts';
import type { EditCase } from './edits.ts';

/** Makes the edit of a test case, and checks the result. */
export function expectExactEdit({ text, edit, expected, touched }: EditCase): void {
  const after = changeText(text, [edit]);
  const { root, faults } = parseText(after);
  expect(faults).toEqual([]);
  const found = root && modelOf(root);
  if (!isDeepStrictEqual(sorted(found), sorted(expected))) expect(found).toEqual(expected);
  expectLinesKept(text, after, touched);
}

/**
 * The same value with properties sorted by name. New values are passed as plain objects, which put names like numbers
 * first.
 */
function sorted(model: Model | undefined): unknown {
  if (!model || 'scalar' in model) return model;
  if ('list' in model) return model.list.map(sorted);
  const byName = new Map(model.object.map(([name, part]) => [name, sorted(part)]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Expects that all lines that the edit does not concern are still there, in the same order, with nothing between
 * adjacent ones.
 */
function expectLinesKept(before: string, after: string, touched: Set<number>): void {
  const runs = untouchedRuns(before.split('\n'), touched);
  let at = 0;
  for (const { text, isFirst, isLast } of runs) {
    const found = after.indexOf(text, at);
    expect(found, `${JSON.stringify(text)} stays`).toBeGreaterThanOrEqual(0);
    if (isFirst) expect(after.startsWith(text)).toBe(true);
    if (isLast) expect(after.endsWith(text)).toBe(true);
    at = found + text.length;
  }
}

interface Run {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

function untouchedRuns(lines: string[], touched: Set<number>): Run[] {
  const runs: Run[] = [];
  let start = 0;
  const close = (end: number) => {
    if (end > start) runs.push(runOf(lines, start, end));
  };
  for (let index = 0; index < lines.length; index++) {
    const isTouched = touched.has(index);
    if (!isTouched && !touched.has(index - 0.5)) continue;
    close(index);
    start = isTouched ? index + 1 : index;
  }
  close(lines.length);
  return runs;
}

function runOf(lines: string[], start: number, end: number): Run {
  const isLast = end === lines.length;
  return { text: lines.slice(start, end).join('\n') + (isLast ? '' : '\n'), isFirst: start === 0, isLast };
}
