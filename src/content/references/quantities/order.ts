/** Whether numbers never fall. */
export const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? number));

/** The indexes of numbers without which the others would ascend; two if neighbours are swapped. */
export const straysIn = (numbers: readonly number[]): number[] =>
  [...numbers.keys()].filter((index) => isAscending(numbers.toSpliced(index, 1)));

/** What would put numbers in order. */
export interface Reordering {
  /** The index of the number to move. */
  from: number;
  /** Its index after that. */
  to: number;
  /** Whether the number that is there takes its place. */
  isSwap: boolean;
}

/** Minimum length of a list to recognise two swapped numbers that are not neighbours, and a descending order. */
const MIN_NUMBERS = { toSwap: 5, toFall: 4 };

/**
 * Finds the one number that is out of its place, or the two in each other's place, in a list that otherwise rises or
 * falls. Nothing is found if numbers repeat, or if one has gone from one end of the list to the other, as do those that
 * somebody wants to be read first.
 */
export function reorderingOf(numbers: readonly number[]): Reordering | undefined {
  if (new Set(numbers).size < numbers.length || isAscending(numbers)) return undefined;
  const falling = numbers.map((number) => -number);
  if (isAscending(falling)) return undefined;
  return reorderingToRise(numbers) ?? (numbers.length < MIN_NUMBERS.toFall ? undefined : reorderingToRise(falling));
}

function reorderingToRise(numbers: readonly number[]): Reordering | undefined {
  const strays = straysIn(numbers);
  const from = strays.at(-1);
  if (from === undefined) return numbers.length < MIN_NUMBERS.toSwap ? undefined : swapIn(numbers);
  const to = numbers.filter((number) => number < (numbers[from] ?? number)).length;
  const last = numbers.length - 1;
  const isFromEndToEnd = (from === 0 && to === last) || (from === last && to === 0);
  return strays.length > 2 || isFromEndToEnd ? undefined : { from, to, isSwap: false };
}

/** The two numbers that are in each other's place. */
function swapIn(numbers: readonly number[]): Reordering | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [to, from, another] = [...numbers.keys()].filter((index) => numbers[index] !== sorted[index]);
  return to === undefined || from === undefined || another !== undefined ? undefined : { from, to, isSwap: true };
}
