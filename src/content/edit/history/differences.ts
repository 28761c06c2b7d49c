import { isObject, pointerStep, property, textProperty } from '../../read/json.ts';

/** One thing that is different between two states of a file. */
export type Difference =
  | { sort: 'changed'; pointer: string; before: unknown; after: unknown }
  | { sort: 'added'; pointer: string; after: unknown }
  /** The pointer is that of the state before. */
  | { sort: 'removed'; pointer: string; before: unknown }
  /** Items of a list that stand in another order. */
  | { sort: 'reordered'; pointer: string };

/** What is different, in the order of the later state. Items of lists count as the same when they are called the same. */
export function differencesOf(before: unknown, after: unknown, pointer = ''): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, pointer);
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => name !== '$schema');
    return names.flatMap((name) => ofProperty(before, after, name, pointer + pointerStep(name)));
  }
  return isSame(before, after) ? [] : [{ sort: 'changed', pointer, before, after }];
}

function ofProperty(before: object, after: object, name: string, pointer: string): Difference[] {
  if (!Object.hasOwn(before, name)) return [{ sort: 'added', pointer, after: property(after, name) }];
  if (!Object.hasOwn(after, name)) return [{ sort: 'removed', pointer, before: property(before, name) }];
  return differencesOf(property(before, name), property(after, name), pointer);
}

function ofLists(before: unknown[], after: unknown[], pointer: string): Difference[] {
  const pairs = pairsOf(before, after);
  const taken = new Set(pairs.values());
  const removed = before.flatMap((item, index): Difference[] =>
    taken.has(index) ? [] : [{ sort: 'removed', pointer: `${pointer}/${index}`, before: item }],
  );
  const inside = after.flatMap((item, index): Difference[] => {
    const old = pairs.get(index);
    const at = `${pointer}/${index}`;
    return old === undefined ? [{ sort: 'added', pointer: at, after: item }] : differencesOf(before[old], item, at);
  });
  const order = [...pairs].sort(([one], [other]) => one - other).map(([, old]) => old);
  const isReordered = order.some((old, index) => index > 0 && old < (order[index - 1] ?? 0));
  return [...removed, ...inside, ...(isReordered ? [{ sort: 'reordered' as const, pointer }] : [])];
}

/** Which earlier item each later one was: an equal one, else one of the same name, else what stands in the same row. */
function pairsOf(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (isPair: (one: unknown, other: unknown, old: number, index: number) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (pairs.has(index)) continue;
      const old = [...free].find((candidate) => isPair(before[candidate], item, candidate, index));
      if (old === undefined) continue;
      pairs.set(index, old);
      free.delete(old);
    }
  };
  pair(isSame);
  pair((one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other));
  pair((one, other, old, index) => old === index && textProperty(one, 'type') === textProperty(other, 'type'));
  if (before.length === after.length) pair((_one, _other, old, index) => old === index);
  return pairs;
}

function nameOf(item: unknown): string | undefined {
  const heading = textProperty(property(item, 'heading'), 'title');
  return heading ?? ['id', 'name', 'value', 'title', 'label'].map((name) => textProperty(item, name)).find(Boolean);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
