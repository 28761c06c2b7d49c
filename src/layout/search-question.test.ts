import { expect, test } from 'vitest';
import { isShort, wordsToAsk } from './search-question.ts';

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
  expect(wordsToAsk(question, COMMON)).toBe(asked);
});

test('without common words every question is asked as it is', () => {
  expect(wordsToAsk('the roof of', [])).toBe('the roof of');
});

test('three letters are a short question, four are not', () => {
  expect(['a', 'roo', 'roof'].map(isShort)).toEqual([true, true, false]);
});
