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

test('a basis shared by all rows is listed once, without their names', () => {
  expect(basesOf(rows(OURS, { ...OURS, meaning: 'The same ledger' }))).toEqual([{ proof: OURS }]);
});

test('different bases are listed with the names of their rows', () => {
  expect(basesOf(rows(OURS, THEIRS, undefined, THEIRS))).toEqual([
    { proof: OURS, of: 'Row 0' },
    { proof: THEIRS, of: 'Row 1, Row 3' },
  ]);
});

test('typed figures have no basis', () => {
  expect(basesOf(rows(undefined))).toEqual([]);
});
