import { expect, test } from 'vitest';
import { nearest, possible } from './nearest.ts';

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

test('long lists are shortened', () => {
  const many = Array.from({ length: 20 }, (_, index) => `name-${index}`);
  expect(possible(many)).toMatch(/"name-14" …\.$/);
  expect(possible([])).toBe('There are none yet.');
});
