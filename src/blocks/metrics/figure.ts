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

/** Finds the first number of a figure; one without a number is all `before`. Put together again, the parts are the figure. */
export function figureParts(figure: string): Figure {
  const match = NUMBER.exec(figure);
  if (!match) return { before: figure, number: '', after: '' };
  const [number] = match;
  return { before: figure.slice(0, match.index), number, after: figure.slice(match.index + number.length) };
}
