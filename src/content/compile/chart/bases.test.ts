import { expect, test } from 'vitest';
import type { Proof } from '../../../contracts/resolved.ts';
import { basesOf } from './bases.ts';

const OURS: Proof = { meaning: 'Ours', period: '2025', source: 'our ledger', status: 'result' };
const THEIRS: Proof = { meaning: 'Theirs', period: '2024', source: 'a report', status: 'target' };

const rows = (...proofs: (Proof | undefined)[]) =>
  proofs.map((proof, row) => ({
    label: `Row ${row}`,
    values: [{ text: '9', ...(proof && { proof }) }],
    strong: false,
  }));

test('rows that rest on one thing share it, and none of them is named', () => {
  expect(basesOf(rows(OURS, { ...OURS, meaning: 'The same ledger' }))).toEqual([{ proof: OURS }]);
});

test('rows that rest on different things are named beside each', () => {
  expect(basesOf(rows(OURS, THEIRS, undefined, THEIRS))).toEqual([
    { proof: OURS, of: 'Row 0' },
    { proof: THEIRS, of: 'Row 1, Row 3' },
  ]);
});

test('figures typed in the page rest on nothing', () => {
  expect(basesOf(rows(undefined))).toEqual([]);
});
