import { readFileSync } from 'node:fs';
import type { Font, PathCommand } from 'opentype.js';

/** The outlines of a TrueType file. */
export async function readOutlines(file: string): Promise<Font> {
  const { default: opentype } = await import('opentype.js');
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Tenths of a pixel. */
const PRECISION = 10;

/** The order of a command's numbers in SVG. */
const NUMBERS = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/**
 * The outline of letters as SVG path data. The font library's own writer turns very small numbers into NaN, at which
 * browsers and sharp silently stop drawing.
 * @throws RangeError for NaN
 */
export function outlineData(commands: PathCommand[]): string {
  return commands.map((command) => command.type + numbersOf(command).map(rounded).join(' ')).join('');
}

function numbersOf(command: PathCommand): number[] {
  const values = new Map<string, unknown>(Object.entries(command));
  return NUMBERS.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'number' ? [value] : [];
  });
}

function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`The outline of a letter holds ${value}.`);
  // Adding 0 turns -0 into 0.
  return Math.round(value * PRECISION) / PRECISION + 0;
}
