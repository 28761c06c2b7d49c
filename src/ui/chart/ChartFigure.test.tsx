import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import type { Proof } from '../../contracts/resolved.ts';
import { ChartFigure } from './ChartFigure.tsx';

const OURS: Proof = { meaning: 'Ours', period: '2025', source: 'our ledger', status: 'result' };
const THEIRS: Proof = { meaning: 'Theirs', period: '2024', source: 'a report', status: 'target' };

/** The lines below a drawing with a row for each of these. */
function linesBelow(proofs: Proof[]): string[] {
  const rows = proofs.map((proof, row) => ({ label: `Row ${row}`, values: [{ text: '9', proof }], strong: row === 0 }));
  const chart = { kind: 'bars' as const, title: 'T', columns: ['What', 'Value'], rows, width: 1, height: 1, marks: [] };
  const html = renderToStaticMarkup(<ChartFigure chart={chart} words={words} />);
  return [...html.matchAll(/<p[^>]*data-status[^>]*>(.*?)<\/p>/g)].map(([, line = '']) => line.replace(/<[^>]*>/g, ''));
}

test('rows that rest on one thing share a line, which names none of them', () => {
  const [line, ...more] = linesBelow([OURS, OURS]);
  expect(line).toContain('our ledger');
  expect(line).not.toContain('Row');
  expect(more).toEqual([]);
});

test('rows that rest on different things have a line each, which names them', () => {
  const lines = linesBelow([OURS, THEIRS, THEIRS]);
  expect(lines).toEqual([
    expect.stringMatching(/Row 0 .*our ledger/),
    expect.stringMatching(/Row 1, Row 2 .*a report/),
  ]);
});
