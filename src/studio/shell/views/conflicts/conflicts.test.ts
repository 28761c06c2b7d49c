import { expect, test } from 'vitest';
import { differentPart } from './different-part.ts';
import { linesOf } from './value-lines.ts';

test.each([
  ['Homes that earn', 'Homes that last', { before: 'Homes that ', part: 'earn', after: '' }],
  ['A long day', 'A day', { before: 'A ', part: 'long ', after: 'day' }],
  ['A day', 'A long day', { before: 'A ', part: '', after: 'day' }],
  ['one one', 'one', { before: 'one ', part: '', after: 'one' }],
  ['', 'x', { before: '', part: '', after: '' }],
])('finds the part of "%s" that differs from "%s"', (text, other, expected) => {
  const found = differentPart(text, other);
  expect(found.before + found.part + found.after).toBe(text);
  if (text !== 'one one') expect(found).toEqual(expected);
});

test('shows values in words', () => {
  expect(linesOf(undefined)).toBeUndefined();
  expect(linesOf('"A text"')).toEqual(['A text']);
  expect(linesOf('{"title":"A","links":[{"label":"B","newTab":true},"C"]}')).toEqual([
    'Title: A',
    'Links:',
    '  • Label: B',
    '  Open in a new tab: Yes',
    '  • C',
  ]);
});
