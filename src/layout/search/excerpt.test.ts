import { expect, test } from 'vitest';
import { highlightExcerpt, highlightTitle } from './excerpt.ts';

test('mark elements of an excerpt become matches, and all other markup is text', () => {
  expect(highlightExcerpt('…a <mark>smart</mark> &lt;b&gt;home&lt;/b&gt;')).toEqual([
    { text: '…a ', isMatch: false },
    { text: 'smart', isMatch: true },
    { text: ' <b>home</b>', isMatch: false },
  ]);
  expect(highlightExcerpt('<mark>All</mark>')).toEqual([{ text: 'All', isMatch: true }]);
});

test('words of a title that start with a typed word are matches, whatever characters are typed', () => {
  const matches = (query: string) =>
    highlightTitle('Homes that earn: at home in Thika', query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  expect(matches('HOME')).toEqual(['Homes', 'home']);
  expect(matches('(thi* ear')).toEqual(['earn', 'Thika']);
  expect(matches('')).toEqual([]);
  expect(matches('zzz')).toEqual([]);
});
