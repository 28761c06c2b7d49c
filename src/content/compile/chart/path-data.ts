/** Rounds to tenths of a unit, which is finer than a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A rectangle as path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** A path from a shape generator, rounded to tenths. @throws RangeError if there is nothing to draw */
export function shortened(data: string | null): string {
  if (data === null || data.includes('NaN')) throw new RangeError('There is nothing to draw a line through.');
  return data.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
