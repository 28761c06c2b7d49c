import { isObject, pointerStep, property } from '../../read/json.ts';
import { matchListItems } from './match-items.ts';

/** A difference between two states of a file. */
export type Difference =
  | { type: 'changed'; pointer: string; before: unknown; after: unknown }
  | { type: 'added'; pointer: string; after: unknown }
  /** The pointer refers to the earlier state. */
  | { type: 'removed'; pointer: string; before: unknown }
  /** The items of a list in a different order. */
  | { type: 'reordered'; pointer: string };

/**
 * The differences between two values, in the order of the later one. List items with the same name count as the same
 * item.
 */
export function differencesOf(before: unknown, after: unknown, pointer = ''): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, pointer);
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => name !== '$schema');
    return names.flatMap((name) => ofProperty(before, after, name, pointer + pointerStep(name)));
  }
  return isSame(before, after) ? [] : [{ type: 'changed', pointer, before, after }];
}

function ofProperty(before: object, after: object, name: string, pointer: string): Difference[] {
  if (!Object.hasOwn(before, name)) return [{ type: 'added', pointer, after: property(after, name) }];
  if (!Object.hasOwn(after, name)) return [{ type: 'removed', pointer, before: property(before, name) }];
  return differencesOf(property(before, name), property(after, name), pointer);
}

function ofLists(before: unknown[], after: unknown[], pointer: string): Difference[] {
  const pairs = matchListItems(before, after);
  const taken = new Set(pairs.values());
  const removed = before.flatMap((item, index): Difference[] =>
    taken.has(index) ? [] : [{ type: 'removed', pointer: `${pointer}/${index}`, before: item }],
  );
  const inside = after.flatMap((item, index): Difference[] => {
    const old = pairs.get(index);
    const at = `${pointer}/${index}`;
    return old === undefined ? [{ type: 'added', pointer: at, after: item }] : differencesOf(before[old], item, at);
  });
  const order = [...pairs].sort(([one], [other]) => one - other).map(([, old]) => old);
  const isReordered = order.some((old, index) => index > 0 && old < (order[index - 1] ?? 0));
  return [...removed, ...inside, ...(isReordered ? [{ type: 'reordered' as const, pointer }] : [])];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
