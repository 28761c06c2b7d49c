/** A figure split into parts, so that its number can be larger than the unit. */
export interface Figure {
  /** The text before the number: "EUR ". */
  before: string;
  /** The number, or the range of numbers. */
  number: string;
  /** The text after the number: "%+", "hr". */
  after: string;
}

const NUMBER = /\d(?:[\d.,–-]*\d)?/;

/**
 * Splits a figure at its first number, or range. Without one, all of it is `before`. Joined again, the parts are the
 * figure.
 */
export function figureParts(figure: string): Figure {
  const match = NUMBER.exec(figure);
  if (!match) return { before: figure, number: '', after: '' };
  const [number] = match;
  return { before: figure.slice(0, match.index), number, after: figure.slice(match.index + number.length) };
}
