import { expect, test } from 'vitest';
import { endsLikeStopWord, withoutStopWords } from './stop-words.ts';

const COMMON = ['the', 'of', 'und', 'für'];

test.each([
  ['the roof of the house', 'roof house'],
  ['The ROOF, of', 'ROOF,'],
  ['roof', 'roof'],
  ['theory', 'theory'],
  ['th', 'th'],
  ['(the) “für” roof', 'roof'],
  ['the', ''],
  ['The  of', ''],
  ['"the roof"', '"the roof"'],
  ['', ''],
])('of “%s” the index is asked for “%s”', (question, asked) => {
  expect(withoutStopWords(question, COMMON)).toBe(asked);
});

test('without common words every question is asked as it is', () => {
  expect(withoutStopWords('the roof of', [])).toBe('the roof of');
});

test.each([
  ['t', true],
  ['roof Th', true],
  ['the', true],
  ['thea', false],
  ['r', false],
  ['the roof', false],
  ['', false],
])('whether “%s” ends like a common word: %s', (question, expected) => {
  expect(endsLikeStopWord(question, COMMON)).toBe(expected);
});
