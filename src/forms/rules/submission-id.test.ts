import { expect, test } from 'vitest';
import { isSubmissionId, submissionId } from './submission-id.ts';

test('an id has the prefix, milliseconds, a hyphen and nine characters (specification 3)', () => {
  expect(submissionId('KILELE-', 1_700_000_000_123, () => 0)).toBe('KILELE-1700000000123-aaaaaaaaa');
  expect(submissionId('KILELE-CAREER-', 1_700_000_000_123, () => 0.999_999)).toBe(
    'KILELE-CAREER-1700000000123-999999999',
  );
});

test('ids are unique, and recognised by their prefix', () => {
  const ids = Array.from({ length: 500 }, () => submissionId('KILELE-', Date.now(), Math.random));
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isSubmissionId('KILELE-', id))).toBe(true);
});

test.each([
  '',
  'KILELE-',
  'KILELE-1-aaaaaaaaa',
  'KILELE-1700000000123-aaaaaaaa',
  'KILELE-1700000000123-AAAAAAAAA',
  'OTHER-1700000000123-aaaaaaaaa',
  'KILELE-CAREER-1700000000123-aaaaaaaaa',
  'KILELE-1700000000123-aaaaaaaaa\n',
])('%j is not an id of this form', (text) => {
  expect(isSubmissionId('KILELE-', text)).toBe(false);
});
