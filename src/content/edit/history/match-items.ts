import { property, textProperty } from '../../read/json.ts';
import { matchSimilar } from './match-similar.ts';

/** Maps indexes of later list items to those of the earlier items they come from. */
export type Pairs = Map<number, number>;

/** Pairs items that are equal or have the same name. */
export function matchIdentical(before: readonly unknown[], after: readonly unknown[]): Pairs {
  const pairs: Pairs = new Map();
  matchByKey(before, after, pairs, (item) => JSON.stringify(item));
  matchByKey(before, after, pairs, nameOf);
  return pairs;
}

/**
 * Pairs equal items and those with the same name, then items that share most of their texts, then items between the
 * same neighbours, or at the same index in lists of equal length.
 */
export function matchListItems(before: readonly unknown[], after: readonly unknown[]): Pairs {
  const pairs = matchIdentical(before, after);
  matchSimilar(before, after, pairs);
  matchInGaps(before, after, pairs);
  const taken = new Set(pairs.values());
  if (before.length === after.length)
    for (const row of after.keys()) if (!pairs.has(row) && !taken.has(row)) pairs.set(row, row);
  return pairs;
}

/** The name of a list item, if it has one. */
function nameOf(item: unknown): string | undefined {
  const heading = textProperty(property(item, 'heading'), 'title');
  return heading ?? ['id', 'name', 'value', 'title', 'label'].map((name) => textProperty(item, name)).find(Boolean);
}

type KeyOf = (item: unknown) => string | undefined;

function matchByKey(before: readonly unknown[], after: readonly unknown[], pairs: Pairs, keyOf: KeyOf): void {
  const taken = new Set(pairs.values());
  const free = new Map<string, number[]>();
  for (const [index, item] of before.entries()) {
    const key = taken.has(index) ? undefined : keyOf(item);
    if (key !== undefined) free.set(key, [...(free.get(key) ?? []), index]);
  }
  for (const [index, item] of after.entries()) {
    const key = pairs.has(index) ? undefined : keyOf(item);
    const old = key === undefined ? undefined : free.get(key)?.shift();
    if (old !== undefined) pairs.set(index, old);
  }
}

/** Pairs items between two neighbours that exist in both states, in order, until the types differ. */
function matchInGaps(before: readonly unknown[], after: readonly unknown[], pairs: Pairs): void {
  const taken = new Set(pairs.values());
  let old = 0;
  for (const [index, item] of after.entries()) {
    const anchor = pairs.get(index);
    if (anchor !== undefined) {
      old = anchor + 1;
      continue;
    }
    const isSameType = textProperty(before[old], 'type') === textProperty(item, 'type');
    if (old >= before.length || taken.has(old) || !isSameType) continue;
    pairs.set(index, old);
    taken.add(old);
    old++;
  }
}
