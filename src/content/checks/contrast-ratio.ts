/** The minimum contrast of text in WCAG 2.2 AA (1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Pairs of text and background colours. */
export const TEXT_ON_BACKGROUND = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['link', 'surface'],
  ['text', 'raised'],
  ['muted', 'raised'],
  ['link', 'raised'],
  ['buttonText', 'button'],
] as const;

/** The contrast of two colours in the form #rrggbb, from 1 to 21 (WCAG 2.2); undefined if one has another form. */
export function contrast(one: string, other: string): number | undefined {
  const first = luminance(one);
  const second = luminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
