import type { Figure } from '../../../contracts/resolved.ts';

/** A figure as numbers: minimum and maximum, which are equal unless it is a range. */
export interface Amount {
  least: number;
  most: number;
  /** The text before and after the numbers; figures with the same unit can share an axis. */
  unit: string;
}

const NUMBERS = /\d[\d,]*(?:\.\d+)?/g;

/** Parses the numbers of a figure such as `98%+`, `EUR 20M` or `10–15%`. @throws RangeError if it has none */
export function amountOf({ text }: Figure): Amount {
  const numbers = [...text.matchAll(NUMBERS)].map(([number]) => Number(number.replaceAll(',', '')));
  const [least, most = least] = numbers;
  if (least === undefined || most === undefined) throw new RangeError(`"${text}" has no number that can be drawn.`);
  return { least, most, unit: text.replace(NUMBERS, '').replace(/[+–\s-]/g, '') };
}

/** The value of a row with a single value. @throws RangeError if there is none */
export function onlyAmount(values: Figure[], label: string): Amount {
  const [value] = values;
  if (!value) throw new RangeError(`The row "${label}" of a drawn figure has no value.`);
  return amountOf(value);
}
