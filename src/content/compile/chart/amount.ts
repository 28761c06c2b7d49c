import type { Figure } from '../../../contracts/resolved.ts';

/** A figure as numbers: the least and the most, which are the same where it is no range. */
export interface Amount {
  least: number;
  most: number;
  /** What stands before and after the numbers: figures with the same unit can share an axis. */
  unit: string;
}

const NUMBERS = /\d[\d,]*(?:\.\d+)?/g;

/** Reads the numbers of a figure such as `98%+`, `EUR 20M` or `10–15%`. @throws RangeError when it has none */
export function amountOf({ text }: Figure): Amount {
  const numbers = [...text.matchAll(NUMBERS)].map(([number]) => Number(number.replaceAll(',', '')));
  const [least, most = least] = numbers;
  if (least === undefined || most === undefined) throw new RangeError(`"${text}" has no number that can be drawn.`);
  return { least, most, unit: text.replace(NUMBERS, '').replace(/[+–\s-]/g, '') };
}

/** The value of a row that only one can be drawn of. @throws RangeError when there is none */
export function onlyAmount(values: Figure[], label: string): Amount {
  const [value] = values;
  if (!value) throw new RangeError(`The row "${label}" of a drawn figure has no value.`);
  return amountOf(value);
}
