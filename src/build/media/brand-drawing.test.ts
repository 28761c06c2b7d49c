import { expect, test } from 'vitest';
import { inThemeColours } from './brand-drawing.ts';

const theme = { palette: { lime: '#00aa00', 'dark-ink': '#111111' } };

test.each([
  ['a colour of the palette', 'fill="var(--lime, #d0c82a)"', 'fill="#00aa00"'],
  ['one without a colour in its place', 'fill="var(--dark-ink)"', 'fill="#111111"'],
  ['a name that the palette lacks', 'fill="var(--gold, #ffd700)"', 'fill="#ffd700"'],
  ['neither', 'fill="var(--gold)"', 'fill="var(--gold)"'],
  ['a name that every object has', 'fill="var(--constructor, red)"', 'fill="red"'],
  ['no name at all', 'fill="currentColor" stroke="#fff"', 'fill="currentColor" stroke="#fff"'],
])('%s', (_, written, shown) => {
  expect(inThemeColours(`<path ${written}/>`, theme)).toBe(`<path ${shown}/>`);
});
