import { EditError } from '../../../../content/edit/text/edit.ts';
import { pointerStep, pointerSteps, property } from '../../../../content/read/json.ts';
import type { Edit } from '../../../contract/edits.ts';
import { applyEdits, valueAt } from './apply-edit.ts';
import { isSameValue } from './same-value.ts';

/** Converts a pointer into old data to one into the data after a change by others; undefined if the value is gone. */
export function rebasePointer(old: unknown, now: unknown, pointer: string): string | undefined {
  let [before, after, moved] = [old, now, ''];
  for (const step of pointerSteps(pointer)) {
    let to = step;
    if (Array.isArray(before) && Array.isArray(after) && before.length > Number(step)) {
      const index = partnersOf(before, after)[Number(step)];
      if (index === undefined) return undefined;
      to = String(index);
    }
    moved += pointerStep(to);
    before = valueAt(before, pointerStep(step));
    after = valueAt(after, pointerStep(to));
  }
  return moved;
}

/**
 * Rebases edits of old data onto the data after a change by others.
 * @returns undefined if a value that they change is gone
 */
export function rebaseEdits(old: unknown, now: unknown, edits: readonly Edit[]): Edit[] | undefined {
  let [before, after] = [old, now];
  const moved: Edit[] = [];
  for (const edit of edits) {
    const one = rebaseEdit(before, after, edit);
    if (!one) return undefined;
    try {
      after = applyEdits(after, [one]);
    } catch (error) {
      if (error instanceof EditError) return undefined;
      throw error;
    }
    moved.push(one);
    before = applyEdits(before, [edit]);
  }
  return moved;
}

function rebaseEdit(old: unknown, now: unknown, edit: Edit): Edit | undefined {
  if (edit.type === 'insert') {
    const at = rebaseInsertion(old, now, edit.at);
    return at === undefined ? undefined : { ...edit, at };
  }
  if (edit.type === 'move') {
    const from = rebasePointer(old, now, edit.from);
    return from === undefined ? undefined : { ...edit, from, to: rebasePointer(old, now, edit.to) ?? from };
  }
  const at = rebasePointer(old, now, edit.at);
  return at === undefined ? undefined : { ...edit, at };
}

/** The new pointer for an insertion: after the item that preceded it. */
function rebaseInsertion(old: unknown, now: unknown, pointer: string): string | undefined {
  const [, list = '', last = ''] = /^(.*)\/(.*)$/.exec(pointer) ?? [];
  const index = Number(last);
  const behind = index > 0 ? rebasePointer(old, now, list + pointerStep(index - 1)) : undefined;
  const [, parent, found] = /^(.*)\/(.*)$/.exec(behind ?? '') ?? [];
  return parent === undefined ? rebasePointer(old, now, pointer) : parent + pointerStep(Number(found) + 1);
}

/**
 * Matches the items of two states of a list. Returns for each old item its new index: that of an equal item, or else of
 * the first unmatched item of the same type between its matched neighbours; undefined if it is gone.
 */
function partnersOf(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const free = new Set(now.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const staying = old.map((item, index) => (isSameValue(item, now[index]) ? take(index) : undefined));
  const equal = old.map(
    (item, index) => staying[index] ?? take(free.values().find((other) => isSameValue(item, now[other]))),
  );
  return old.map((item, index) => {
    if (equal[index] !== undefined) return equal[index];
    const above = equal.slice(0, index).findLast((one) => one !== undefined) ?? -1;
    const below = equal.slice(index).find((one) => one !== undefined) ?? now.length;
    const isLike = (other: number) =>
      other > above && other < below && property(now[other], 'type') === property(item, 'type');
    return take(free.values().find(isLike));
  });
}
