import { expect, test } from 'vitest';
import { contrast } from '../../../../content/checks/contrast-ratio.ts';
import { groundsOf, nearestShade, pairsOf, paletteOf } from './theme-colours.ts';

test('the nearest shade that can be read goes the shorter way, and no further than it must', () => {
  const shade = nearestShade('#999999', '#ffffff') ?? '';
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade, '#ffffff')).toBeLessThan(4.7);
  expect(nearestShade('#666666', '#000000')).toMatch(/^#([78].){3}$/);
  expect(nearestShade('#000000', '#ffffff')).toBe('#000000');
});

test('pairs of a ground tell which are too weak', () => {
  const theme = {
    palette: { ink: '#000000', grey: '#999999', paper: '#ffffff' },
    tones: { paper: { text: 'ink', muted: 'grey', surface: 'paper', raised: 'unknown' } },
    dark: { paper: {} },
  };
  const [ground, dark] = groundsOf(theme);
  expect(dark).toMatchObject({ name: 'paper', isDark: true });
  expect(ground && pairsOf(ground, paletteOf(theme))).toEqual([
    { text: 'text', ground: 'surface', ratio: 21, colour: 'ink', isWeak: false },
    { text: 'muted', ground: 'surface', ratio: expect.closeTo(2.85, 1), colour: 'grey', isWeak: true },
  ]);
});
