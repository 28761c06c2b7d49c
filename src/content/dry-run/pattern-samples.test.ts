import { expect, test } from 'vitest';
import { samplesOf } from './pattern-samples.ts';

test.each([
  '[A-Z]{3}',
  '\\d{4}-\\d{2}',
  '(?:[Yy]es|[Nn]o)',
  '^[A-Z]+\\d*$',
  '[^@]+@company\\.example',
  '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*',
  '[\\]\\[]\\u0041.{5,}',
])('finds texts that match %s', (pattern) => {
  const { texts, isSure } = samplesOf(pattern);
  expect(texts.length).toBeGreaterThan(0);
  expect(isSure).toBe(true);
  for (const text of texts) expect(text).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
});

test('generates long texts too, for fields with a minimum length', () => {
  const { texts } = samplesOf('[a-z]+');
  expect(texts.some((text) => text.length > 100)).toBe(true);
});

test('finds nothing for a pattern that matches nothing, and reports if it cannot be sure', () => {
  expect(samplesOf('[A-Z]{3}$^')).toEqual({ texts: [], isSure: true });
  expect(samplesOf('(?=b)b').isSure).toBe(false);
});
