import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withPart } from '../readme.ts';
import { GUARANTEES } from './guarantees.ts';
import { compareDeliveries, judgeKills, type KillRun } from './kill-verdict.ts';
import { toCells, toTable, withCells } from './report.ts';

const good: KillRun = {
  book: {
    acknowledged: new Set(['a', 'b']),
    storedAnswers: new Map([['a', 1]]),
    lost: new Set(),
    refusals: new Map(),
    brokenOff: 3,
  },
  submissions: 2,
  kills: 1,
  ids: new Set(['a', 'b']),
  leastKills: 1,
  mails: { due: 4, missing: 0, duplicated: 1, unexpected: 0 },
  calls: { due: 2, missing: 0, duplicated: 1, unexpected: 0 },
  exit: 0,
};
const verdict = (changes: Partial<KillRun>) => judgeKills(true, { ...good, ...changes }).verdict;

test('a run with kills passes only if nothing is lost, duplicated or missing', () => {
  expect(verdict({})).toBe('met');
  const broken: Partial<KillRun>[] = [
    { book: { ...good.book, lost: new Set(['a']) } },
    { book: { ...good.book, storedAnswers: new Map([['a', 2]]) } },
    { ids: new Set(['a']) },
    { mails: { ...good.mails, missing: 1 } },
    { mails: { ...good.mails, unexpected: 1 } },
    { mails: { ...good.mails, duplicated: 2 } },
    { mails: { ...good.mails, due: 3 } },
    { calls: { ...good.calls, missing: 1 } },
    { calls: { ...good.calls, unexpected: 1 } },
    { calls: { ...good.calls, duplicated: 2 } },
    { calls: { ...good.calls, due: 1 } },
    { exit: 1 },
  ];
  expect(broken.map(verdict)).toEqual(broken.map(() => 'violated'));
  expect(verdict({ leastKills: 2 })).toBe('missed');
});

test('deliveries are compared by their ids', () => {
  const compared = compareDeliveries(['a', 'b', 'c'], ['a', 'a', 'b', 'x']);
  expect(compared).toEqual({ due: 3, missing: 1, duplicated: 1, unexpected: 1 });
});

test('newly measured rows replace earlier ones, in the order of the report', () => {
  const outcome = { what: 'w', found: 'old', aim: 'a', verdict: 'violated' } as const;
  const names = ['one', 'two', 'three'];
  const before = toTable([...toCells('two', [outcome], '1'), ...toCells('three', [outcome], '1')]);
  const fresh = toCells('two', [{ ...outcome, found: 'new', verdict: 'met' }], '2');
  const after = withCells(before, names, [...fresh, ...toCells('one', [outcome], '2')]);
  expect(after.map(([name, , , found, , holds]) => [name, found, holds])).toEqual([
    ['one', 'old', '**BROKEN**'],
    ['two', 'new', 'yes'],
    ['three', 'old', '**BROKEN**'],
  ]);
});

test('the report has a place in README.md, and row names are unique', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  expect(withPart(readme, 'leads', 'new')).toContain('<!-- measured: leads -->\nnew\n');
  expect(new Set(GUARANTEES.map(({ name }) => name)).size).toBe(GUARANTEES.length);
});
