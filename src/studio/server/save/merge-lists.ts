import { isDeepStrictEqual } from 'node:util';
import { matchIdentical, matchListItems } from '../../../content/edit/history/match-items.ts';
import type { Merge, MergeInto, Side, SidePointers } from './merge.ts';

/** An item that is in at least one of the three states of a list, with its index in each. */
type Item = Partial<Record<Side, number>>;

/** Three-way merge of a list. Items are matched even if they were moved. */
export class ListMerge {
  readonly #merge: Merge;
  readonly #at: SidePointers;
  readonly #states: Record<Side, unknown[]>;
  readonly #items: Item[];
  readonly #mergeInto: MergeInto;

  constructor(merge: Merge, at: SidePointers, states: Record<Side, unknown[]>, mergeInto: MergeInto) {
    this.#mergeInto = mergeInto;
    this.#merge = merge;
    this.#at = at;
    this.#states = states;
    this.#items = itemsOf(states);
  }

  run(): void {
    const order = this.#commonOrder();
    if (!order) {
      const isIn = { base: true, mine: true, theirs: true };
      this.#merge.conflicts.push({ at: this.#at, isIn, mine: this.#states.mine, theirs: this.#states.theirs });
      return;
    }
    for (const item of this.#items) this.#mergeItem(item);
    this.#arrange(this.#target(order));
  }

  /** The items that both sides have, in the order of the side that changed it; undefined if both did, differently. */
  #commonOrder(): Item[] | undefined {
    const common = this.#items.filter(({ mine, theirs }) => mine !== undefined && theirs !== undefined);
    const by = (side: Side, items: Item[]) => [...items].sort((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
    const known = common.filter(({ base }) => base !== undefined);
    const [before, mine, theirs] = [by('base', known), by('mine', known), by('theirs', known)];
    if (isDeepStrictEqual(mine, before)) return by('theirs', common);
    if (isDeepStrictEqual(theirs, before)) return by('mine', common);
    return isDeepStrictEqual(mine, theirs) ? by('theirs', common) : undefined;
  }

  #mergeItem(item: Item): void {
    const { base, mine, theirs } = item;
    const values = {
      base: this.#value('base', item),
      mine: this.#value('mine', item),
      theirs: this.#value('theirs', item),
    };
    if (base !== undefined && mine !== undefined && theirs !== undefined) {
      this.#mergeInto(this.#merge, this.#pointers(item), values);
      return;
    }
    if (!this.#isConflict(item)) return;
    const isIn = { base: base !== undefined, mine: mine !== undefined, theirs: theirs !== undefined };
    this.#merge.conflicts.push({ at: this.#pointers(item), isIn, mine: values.mine, theirs: values.theirs });
  }

  /** Whether one side has removed an item that the other has changed, or both have added it with different values. */
  #isConflict(item: Item): boolean {
    const sides = sidesOf(item);
    const [one, other] = sides;
    if (sides.length !== 2 || !one || !other) return false;
    return !isDeepStrictEqual(this.#value(one, item), this.#value(other, item));
  }

  #value(side: Side, item: Item): unknown {
    const index = item[side];
    return index === undefined ? undefined : this.#states[side][index];
  }

  #pointers(item: Item): SidePointers {
    const pointerIn = (side: Side) => `${this.#at[side]}/${item[side] ?? this.#indexFor(item, side)}`;
    return { base: pointerIn('base'), mine: pointerIn('mine'), theirs: pointerIn('theirs') };
  }

  /** The index at which to insert an item into a state without it: after the item that precedes it in another state. */
  #indexFor(item: Item, side: Side): number {
    const model = item.theirs !== undefined ? 'theirs' : 'mine';
    const index = item[model] ?? 0;
    const before = this.#items
      .filter((one) => one[side] !== undefined && (one[model] ?? Number.POSITIVE_INFINITY) < index)
      .sort((one, other) => (one[model] ?? 0) - (other[model] ?? 0))
      .at(-1);
    return (before?.[side] ?? -1) + 1;
  }

  /** The items of the merged list in order: those of both sides, those added by one side, and those in conflict. */
  #target(order: Item[]): Item[] {
    const target = [...order];
    const isKept = (item: Item) => item.base === undefined || this.#isConflict(item);
    this.#addAlone('theirs', isKept, target);
    this.#addAlone('mine', ({ base }) => base === undefined, target);
    return target;
  }

  #addAlone(side: Side, isKept: (item: Item) => boolean, target: Item[]): void {
    const inOrder = this.#items
      .filter((item) => item[side] !== undefined)
      .sort((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
    let index = 0;
    for (const item of inOrder) {
      const at = target.indexOf(item);
      if (at >= 0) index = at + 1;
      else if (isKept(item)) target.splice(index++, 0, item);
    }
  }

  /** Adds the edits that turn their list into the merged list. */
  #arrange(target: Item[]): void {
    const { edits } = this.#merge;
    const at = (index: number) => `${this.#at.theirs}/${index}`;
    const working = this.#items
      .filter(({ theirs }) => theirs !== undefined)
      .sort((one, other) => (one.theirs ?? 0) - (other.theirs ?? 0));
    for (let index = working.length - 1; index >= 0; index--) {
      const item = working[index];
      if (!item || target.includes(item)) continue;
      edits.push({ type: 'remove', at: at(index) });
      working.splice(index, 1);
    }
    for (const [index, item] of target.entries()) {
      if (working[index] === item) continue;
      const from = working.indexOf(item);
      if (from >= 0) {
        edits.push({ type: 'move', from: at(from), to: at(index) });
        working.splice(from, 1);
      } else edits.push({ type: 'insert', at: at(index), value: this.#value('mine', item) });
      working.splice(index, 0, item);
    }
  }
}

function sidesOf(item: Item): Side[] {
  const sides: Side[] = ['base', 'mine', 'theirs'];
  return sides.filter((side) => item[side] !== undefined);
}

/** Matches the items of the three states with each other. */
function itemsOf({ base, mine, theirs }: Record<Side, unknown[]>): Item[] {
  const items = base.map((_value, index): Item => ({ base: index }));
  const added: Record<'mine' | 'theirs', number[]> = { mine: [], theirs: [] };
  const matchItems = (side: 'mine' | 'theirs', list: unknown[]) => {
    const pairs = matchListItems(base, list);
    for (const index of list.keys()) {
      const item = items[pairs.get(index) ?? -1];
      if (item) item[side] = index;
      else added[side].push(index);
    }
  };
  matchItems('mine', mine);
  matchItems('theirs', theirs);
  const both = matchIdentical(
    added.theirs.map((index) => theirs[index]),
    added.mine.map((index) => mine[index]),
  );
  const taken = new Set(both.values());
  const ofTheirs = added.theirs.flatMap((index, row): Item[] => (taken.has(row) ? [] : [{ theirs: index }]));
  const ofMine = added.mine.map((index, row): Item => {
    const other = both.get(row);
    return { mine: index, ...(other !== undefined && { theirs: added.theirs[other] }) };
  });
  return [...items, ...ofTheirs, ...ofMine];
}
