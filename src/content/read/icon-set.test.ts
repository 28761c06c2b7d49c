import { expect, test } from 'vitest';
import { iconNames, iconSet } from './icon-set.ts';

test('icons bring no stroke of their own, so that style decides', () => {
  expect(iconSet().size).toBeGreaterThan(1500);
  const drawn = [...iconSet()].filter(([name]) => !name.startsWith('brand-'));
  expect(drawn.filter(([, { shapes }]) => /stroke|<g>/.test(shapes))).toEqual([]);
});

test.each(['facebook', 'whatsapp', 'linkedin'])('the glyph of %s is a shape without a line', (name) => {
  expect(iconSet().get(`brand-${name}`)?.shapes).toMatch(/^<path fill="currentColor" stroke="none" d="[^"]+"\/>$/);
});

test('a former name leads to the icon of today', () => {
  expect(iconSet().get('building-2')).toEqual(iconSet().get('building-complex'));
});

test('each name of an icon has its drawing', () => {
  expect(iconNames().sort()).toEqual([...iconSet().keys()].sort());
});
