import { expect, test } from 'vitest';
import { backgroundsOf, pairsOf, paletteOf } from './theme-colours.ts';

test('computes the contrast of the text colours on a background, and leaves out unknown colours', () => {
  const theme = {
    palette: { ink: '#000000', grey: '#999999', paper: '#ffffff' },
    tones: { paper: { text: 'ink', muted: 'grey', surface: 'paper', raised: 'unknown' } },
    dark: { paper: {} },
  };
  const [background, dark] = backgroundsOf(theme);
  expect(dark).toMatchObject({ name: 'paper', isDark: true });
  expect(background && pairsOf(background, paletteOf(theme))).toEqual([
    { text: 'text', background: 'surface', ratio: 21, colour: 'ink', isWeak: false },
    { text: 'muted', background: 'surface', ratio: expect.closeTo(2.85, 1), colour: 'grey', isWeak: true },
  ]);
});
