import { useId, useRef } from 'react';

interface ItemIds {
  items: readonly unknown[];
  ids: string[];
  next: number;
}

/** Ids for the items of a list that stay the same when items are edited or moved. Used as React keys. */
export function useItemIds(items: readonly unknown[]): readonly string[] {
  const prefix = useId();
  const known = useRef<ItemIds>({ items: [], ids: [], next: 0 });
  const { current } = known;
  if (current.items !== items) known.current = nextIds(current, items, prefix);
  return known.current.ids;
}

/** Assigns ids to the next state of a list: by identity of the items, or for an edited item by its index. */
export function nextIds(before: ItemIds, items: readonly unknown[], prefix = ''): ItemIds {
  let { next } = before;
  const free = new Map<unknown, string[]>();
  for (const [index, item] of before.items.entries()) {
    const id = before.ids[index];
    if (id !== undefined) free.set(item, [...(free.get(item) ?? []), id]);
  }
  const kept = items.map((item) => free.get(item)?.shift());
  const left = [...free.values()].flat();
  const isSameLength = items.length === before.items.length;
  const ids = kept.map((id, index) => {
    if (id !== undefined) return id;
    const own = before.ids[index];
    const replaced =
      isSameLength && own !== undefined && left.includes(own) ? own : isSameLength ? left.shift() : undefined;
    if (replaced !== undefined) {
      left.splice(left.indexOf(replaced), left.includes(replaced) ? 1 : 0);
      return replaced;
    }
    next += 1;
    return `${prefix}${next}`;
  });
  return { items, ids, next };
}
