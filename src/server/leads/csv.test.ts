import { describe, expect, test } from 'vitest';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import type { StoredFields } from '../storage/records.ts';
import { toCsv } from './csv.ts';

describe('CSV', () => {
  const rowOf = (fields: StoredFields) => toCsv([sampleSubmission('K-1', { fields }).submission]).split('\r\n')[1];

  test.each([
    '=1+1',
    '=HYPERLINK("https://evil.example","x")',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '﹦1',
    ' ﹢1',
    '﹣1',
    '﹫SUM(A1)',
    '|calc',
    '%0A=1',
    '+254712345678=1',
    '+254 =1',
  ])('%j can no longer run as a formula', (text) => {
    expect(rowOf({ it: text })).toContain(`,"'`);
  });

  test.each(['+254712345678', 'Amina', '10-15%', "O'Hara", 'a=b', 'x@y.example', '0712345678'])(
    '%j stays as it is',
    (text) => {
      expect(rowOf({ it: text })?.endsWith(`,"${text}"`)).toBe(true);
    },
  );

  test('rows of different forms share columns, and quotes, commas and line breaks stay in their cell', () => {
    const one = sampleSubmission('K-1', { fields: { name: 'A "B", C\nD', list: ['x', 'y'], yes: true } }).submission;
    const two = sampleSubmission('K-2', {
      fields: { name: 'E', file: { name: 'cv.pdf', type: '', size: 1 } },
    }).submission;
    expect(toCsv([one, two])).toBe(
      [
        '\ufeff"id","source","status","receivedAt","submittedAt","name","list","yes","file"',
        '"K-1","contact","accepted","2026-01-05T08:00:01.000Z","2026-01-05T08:00:00.000Z","A ""B"", C\nD","x; y","true",""',
        '"K-2","contact","accepted","2026-01-05T08:00:01.000Z","2026-01-05T08:00:00.000Z","E","","","cv.pdf"',
        '',
      ].join('\r\n'),
    );
  });
});
