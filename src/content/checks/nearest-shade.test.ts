import { expect, test } from 'vitest';
import { contrast } from './contrast-ratio.ts';
import { nearestShade } from './nearest-shade.ts';

test('the nearest shade that can be read goes the shorter way, and no further than it must', () => {
  const shade = nearestShade('#999999', '#ffffff') ?? '';
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade, '#ffffff')).toBeLessThan(4.7);
  expect(nearestShade('#666666', '#000000')).toMatch(/^#([78].){3}$/);
  expect(nearestShade('#000000', '#ffffff')).toBe('#000000');
});

test('a shade that is asked for more goes on to the first that has it', () => {
  const isDark = (shade: string) => (contrast(shade, '#ffffff') ?? 0) >= 12;
  expect(contrast(nearestShade('#999999', '#ffffff', isDark) ?? '', '#ffffff')).toBeGreaterThanOrEqual(12);
  expect(nearestShade('#999999', '#ffffff', () => false)).toBeUndefined();
});
