import { expect, test } from 'vitest';
import { highlightExcerpt, highlightTitle } from './excerpt.ts';

test('marks of an excerpt become matches, and nothing else of it is markup', () => {
  expect(highlightExcerpt('…a <mark>smart</mark> &lt;b&gt;home&lt;/b&gt;')).toEqual([
    { text: '…a ', isMatch: false },
    { text: 'smart', isMatch: true },
    { text: ' <b>home</b>', isMatch: false },
  ]);
  expect(highlightExcerpt('<mark>All</mark>')).toEqual([{ text: 'All', isMatch: true }]);
});

test('words of a title that begin as a typed word are matches, whatever signs are typed', () => {
  const matches = (query: string) =>
    highlightTitle('Homes that earn: at home in Thika', query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  expect(matches('HOME')).toEqual(['Homes', 'home']);
  expect(matches('(thi* ear')).toEqual(['earn', 'Thika']);
  expect(matches('')).toEqual([]);
  expect(matches('zzz')).toEqual([]);
});
