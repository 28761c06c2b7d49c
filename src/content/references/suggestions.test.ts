import { expect, test } from 'vitest';
import { didYouMean, listPossibleValues, nearest } from './suggestions.ts';

const known = ['label', 'link', 'style', 'icon', 'newTab'];

test.each([
  ['lable', 'label'],
  ['Link', 'link'],
  ['styl', 'style'],
  ['newtab', 'newTab'],
  ['ikon', 'icon'],
])('%s is recognised as %s', (written, meant) => {
  expect(nearest(written, known)).toBe(meant);
});

test.each(['background', 'x', ''])('“%s” is recognised as none of the names', (written) => {
  expect(nearest(written, known)).toBeUndefined();
});

test('a name is recognised if only the ending of its last word differs', () => {
  const paths = ['/about', '/about/leadership', '/services/leaders'];
  expect(didYouMean('/about/leaders', paths, 'Choose one.').meant).toBe('/about/leadership');
  expect(didYouMean('/people/leaders', paths, 'Choose one.').meant).not.toBe('/about/leadership');
});

test('long lists of possible names are shortened', () => {
  const many = Array.from({ length: 20 }, (_, index) => `name-${index}`);
  expect(listPossibleValues(many)).toMatch(/"name-14" …\.$/);
  expect(listPossibleValues([])).toBe('There are none yet.');
});
