import { expect, test } from 'vitest';
import { didYouMean, nearest, possible } from './nearest.ts';

const known = ['label', 'link', 'style', 'icon', 'newTab'];

test.each([
  ['lable', 'label'],
  ['Link', 'link'],
  ['styl', 'style'],
  ['newtab', 'newTab'],
  ['ikon', 'icon'],
])('%s means %s', (written, meant) => {
  expect(nearest(written, known)).toBe(meant);
});

test.each(['background', 'x', ''])('%s means none of them', (written) => {
  expect(nearest(written, known)).toBeUndefined();
});

test('a name may differ in the ending of its last word', () => {
  const paths = ['/about', '/about/leadership', '/services/leaders'];
  expect(didYouMean('/about/leaders', paths, 'Choose one.').meant).toBe('/about/leadership');
  expect(didYouMean('/people/leaders', paths, 'Choose one.').meant).not.toBe('/about/leadership');
});

test('long lists are shortened', () => {
  const many = Array.from({ length: 20 }, (_, index) => `name-${index}`);
  expect(possible(many)).toMatch(/"name-14" …\.$/);
  expect(possible([])).toBe('There are none yet.');
});
