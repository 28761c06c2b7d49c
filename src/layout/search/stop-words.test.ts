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
])('“%s” is searched as “%s”', (question, asked) => {
  expect(withoutStopWords(question, COMMON)).toBe(asked);
});

test('without common words, queries are searched unchanged', () => {
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
])('“%s” ends with the beginning of a common word: %s', (question, expected) => {
  expect(endsLikeStopWord(question, COMMON)).toBe(expected);
});
