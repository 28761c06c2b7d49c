import { expect, test } from 'vitest';
import { contrast } from './contrast-ratio.ts';
import { nearestShade } from './nearest-shade.ts';

test('finds the nearest readable shade, lighter or darker', () => {
  const shade = nearestShade('#999999', '#ffffff') ?? '';
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade, '#ffffff')).toBeLessThan(4.7);
  expect(nearestShade('#666666', '#000000')).toMatch(/^#([78].){3}$/);
  expect(nearestShade('#000000', '#ffffff')).toBe('#000000');
});

test('with an additional condition, finds the first shade that meets it', () => {
  const isDark = (shade: string) => (contrast(shade, '#ffffff') ?? 0) >= 12;
  expect(contrast(nearestShade('#999999', '#ffffff', isDark) ?? '', '#ffffff')).toBeGreaterThanOrEqual(12);
  expect(nearestShade('#999999', '#ffffff', () => false)).toBeUndefined();
});
