import { expect, test } from 'vitest';
import { iconSet } from './icon-set.ts';

test('icons bring no stroke of their own, so that style decides', () => {
  expect(iconSet().size).toBeGreaterThan(1500);
  expect([...iconSet()].filter(([, { shapes }]) => /stroke|<g>/.test(shapes))).toEqual([]);
});

test('a former name leads to the icon of today', () => {
  expect(iconSet().get('building-2')).toEqual(iconSet().get('building-complex'));
});
