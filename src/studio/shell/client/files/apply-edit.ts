import { EditError } from '../../../../content/edit/text/edit.ts';
import { isObject, pointerSteps } from '../../../../content/read/json.ts';
import type { Edit } from '../../../contract/edits.ts';

/**
 * Applies edits to data, with the same result as the server's text edits. Does not mutate; unchanged parts are shared.
 * @throws EditError if a pointer does not exist
 */
export function applyEdits(data: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce(applyEdit, data);
}

function applyEdit(data: unknown, edit: Edit): unknown {
  switch (edit.type) {
    case 'set':
      return edit.at === '' ? edit.value : changeParent(data, edit.at, (parent, step) => put(parent, step, edit.value));
    case 'insert':
      return changeParent(data, edit.at, (parent, step) => insert(parent, step, edit.value, edit.place));
    case 'remove':
      return changeParent(data, edit.at, without);
    case 'move':
      return applyEdits(data, [
        { type: 'remove', at: edit.from },
        { type: 'insert', at: edit.to, value: valueAt(data, edit.from) },
      ]);
    case 'rename':
      return changeParent(data, edit.at, (parent, step) => renameKey(parent, step, edit.name));
  }
}

type Parent = unknown[] | Record<string, unknown>;

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>((value, step) => child(value, step), data);
}

function child(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function changeParent(data: unknown, at: string, change: (parent: Parent, step: string) => Parent): unknown {
  const steps = pointerSteps(at);
  const last = steps.pop();
  if (last === undefined) throw new EditError(`there is nothing around "${at}"`);
  return changeAt(data, steps, (value) => {
    if (!Array.isArray(value) && !isObject(value)) throw new EditError(`there is no "${at}"`);
    return change(value, last);
  });
}

function changeAt(data: unknown, [step, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.with(indexIn(data, step), changeAt(child(data, step), rest, change));
  if (!isObject(data)) throw new EditError(`there is no "${step}"`);
  return { ...data, [step]: changeAt(child(data, step), rest, change) };
}

function indexIn(list: unknown[], step: string, most = list.length - 1): number {
  const index = step === '-' ? list.length : Number(step);
  if (!Number.isInteger(index) || index < 0 || index > most) throw new EditError(`there is no item "${step}"`);
  return index;
}

function put(parent: Parent, step: string, value: unknown): Parent {
  return Array.isArray(parent) ? parent.with(indexIn(parent, step), value) : { ...parent, [step]: value };
}

function insert(parent: Parent, step: string, value: unknown, place?: number): Parent {
  if (Array.isArray(parent)) return parent.toSpliced(indexIn(parent, step, parent.length), 0, value);
  const entries = Object.entries(parent);
  return Object.fromEntries(entries.toSpliced(place ?? entries.length, 0, [step, value]));
}

function without(parent: Parent, step: string): Parent {
  if (Array.isArray(parent)) return parent.toSpliced(indexIn(parent, step), 1);
  if (!Object.hasOwn(parent, step)) throw new EditError(`there is no "${step}"`);
  const { [step]: _, ...rest } = parent;
  return rest;
}

function renameKey(parent: Parent, step: string, name: string): Parent {
  if (Array.isArray(parent)) throw new EditError('items of a list have no names');
  return Object.fromEntries(Object.entries(parent).map(([key, value]) => [key === step ? name : key, value]));
}
