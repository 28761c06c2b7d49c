import { expect, test } from 'vitest';
import { iconNames, iconSet } from './icon-set.ts';

test('icons have no stroke attributes, so that style sheets decide', () => {
  expect(iconSet().size).toBeGreaterThan(1500);
  const drawn = [...iconSet()].filter(([name]) => !name.startsWith('brand-'));
  expect(drawn.filter(([, { shapes }]) => /stroke|<g>/.test(shapes))).toEqual([]);
});

test.each(['facebook', 'whatsapp', 'linkedin'])('the logo of %s is a filled shape without a stroke', (name) => {
  expect(iconSet().get(`brand-${name}`)?.shapes).toMatch(/^<path fill="currentColor" stroke="none" d="[^"]+"\/>$/);
});

test('a former name refers to the icon with its current name', () => {
  expect(iconSet().get('building-2')).toEqual(iconSet().get('building-complex'));
});

test('each name of an icon has a drawing', () => {
  expect(iconNames().sort()).toEqual([...iconSet().keys()].sort());
});
