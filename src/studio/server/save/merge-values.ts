import { isDeepStrictEqual } from 'node:util';
import { changeText } from '../../../content/edit/text/change-text.ts';
import type { Edit } from '../../../content/edit/text/edit.ts';
import { isObject, type JsonObject, pointerStep } from '../../../content/read/json.ts';
import { keepsAllChanges } from './keeps-all-changes.ts';
import type { Merge, MergeInto, Side, SidePointers } from './merge.ts';
import { ListMerge } from './merge-lists.ts';

/** Three-way merge of a JSON value. Objects are merged by property, lists by item. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merge {
  const merge: Merge = { edits: [], conflicts: [] };
  mergeInto(merge, { base: '', mine: '', theirs: '' }, { base, mine, theirs });
  return merge;
}

const EVERYWHERE = { base: true, mine: true, theirs: true };

const mergeInto: MergeInto = (merge, at, values) => {
  const { base, mine, theirs } = values;
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return;
  const [edits, conflicts] = [merge.edits.length, merge.conflicts.length];
  if (isObject(base) && isObject(mine) && isObject(theirs)) mergeObjects(merge, at, { base, mine, theirs });
  else if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    new ListMerge(merge, at, { base, mine, theirs }, mergeInto).run();
  else if (isDeepStrictEqual(theirs, base)) merge.edits.push({ type: 'set', at: at.theirs, value: mine });
  else merge.conflicts.push({ at, isIn: EVERYWHERE, mine, theirs });
  if (merge.conflicts.length > conflicts || isDeepStrictEqual(theirs, base)) return;
  if (keepsAllChanges(values, changedBy(merge.edits.slice(edits), at.theirs, theirs))) return;
  merge.edits.length = edits;
  merge.conflicts.push({ at, isIn: EVERYWHERE, mine, theirs });
};

/** Applies edits of a file to a single value in it. @param pointer of the value, which all edits are inside of */
function changedBy(edits: Edit[], pointer: string, value: unknown): unknown {
  const inside = (full: string) => full.slice(pointer.length);
  const here = edits.map(
    (edit): Edit =>
      edit.type === 'move'
        ? { ...edit, from: inside(edit.from), to: inside(edit.to) }
        : { ...edit, at: inside(edit.at) },
  );
  return JSON.parse(changeText(JSON.stringify(value), here));
}

function mergeObjects(merge: Merge, at: SidePointers, states: Record<Side, JsonObject>): void {
  const { base, mine, theirs } = states;
  const order = Object.keys(theirs);
  for (const name of Object.keys(base)) {
    if (Object.hasOwn(mine, name) || !Object.hasOwn(theirs, name)) continue;
    if (isDeepStrictEqual(base[name], theirs[name])) {
      merge.edits.push({ type: 'remove', at: at.theirs + pointerStep(name) });
      order.splice(order.indexOf(name), 1);
    } else mergeProperty(merge, at, states, name);
  }
  let index = 0;
  for (const name of Object.keys(mine)) {
    if (Object.hasOwn(base, name) || Object.hasOwn(theirs, name)) {
      mergeProperty(merge, at, states, name);
      if (order.includes(name)) index = order.indexOf(name) + 1;
    } else {
      merge.edits.push({ type: 'insert', at: at.theirs + pointerStep(name), value: mine[name], place: index });
      order.splice(index++, 0, name);
    }
  }
}

/** Merges a property that at least two states have. */
function mergeProperty(merge: Merge, at: SidePointers, states: Record<Side, JsonObject>, name: string): void {
  const step = pointerStep(name);
  const inside = { base: at.base + step, mine: at.mine + step, theirs: at.theirs + step };
  const isIn = {
    base: Object.hasOwn(states.base, name),
    mine: Object.hasOwn(states.mine, name),
    theirs: Object.hasOwn(states.theirs, name),
  };
  const [base, mine, theirs] = [states.base[name], states.mine[name], states.theirs[name]];
  if (isIn.base && isIn.mine && isIn.theirs) mergeInto(merge, inside, { base, mine, theirs });
  else if (
    isIn.mine && isIn.theirs ? !isDeepStrictEqual(mine, theirs) : !isDeepStrictEqual(isIn.mine ? mine : theirs, base)
  )
    merge.conflicts.push({ at: inside, isIn, mine, theirs });
}
