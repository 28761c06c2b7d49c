import type { Edit } from '../edit/text/edit.ts';
import { entriesIn } from '../edit/text/entries.ts';
import { pointerSteps } from '../read/json.ts';
import type { ValueNode } from '../syntax/nodes.ts';

/** A JSON value that keeps the order of its properties. */
export type Model = { scalar: unknown } | { list: Model[] } | { object: [string, Model][] };

/** The data of a text, with its properties in order. */
export function modelOf(node: ValueNode): Model {
  if (node.items) return { list: node.items.map(modelOf) };
  if (!node.properties) return { scalar: node.scalar };
  return { object: entriesIn(node).map(({ name = '', value }) => [name, modelOf(value)]) };
}

/** The entries of a list or object, by index or name. */
export function partsOf(value: Model): [string | number, Model][] {
  if ('scalar' in value) return [];
  return 'list' in value ? value.list.map((item, index) => [index, item]) : value.object;
}

/** The value at the steps of a pointer. @throws Error if there is none */
export function modelAt(value: Model, steps: string[]): Model {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const found = partsOf(value).find(([name]) => String(name) === step)?.[1];
  if (!found) throw new Error(`nothing at ${step}`);
  return modelAt(found, rest);
}

/** The value after an edit, determined as simply as possible, to compare results with. */
export function changed(value: Model, edit: Edit, added: Model): Model {
  if (edit.type === 'move') {
    const moved = modelAt(value, pointerSteps(edit.from));
    const rest = changed(value, { type: 'remove', at: edit.from }, added);
    return changed(rest, { type: 'insert', at: edit.to, value: undefined }, moved);
  }
  const put: Model = edit.type === 'set' && edit.value === 'instead' ? { scalar: 'instead' } : added;
  const copy = structuredClone(value);
  const steps = pointerSteps(edit.at);
  const step = steps.pop() ?? '';
  const parent = modelAt(copy, steps);
  if ('list' in parent) changeList(parent.list, step, edit, put);
  else if ('object' in parent) changeObject(parent.object, step, edit, put);
  return copy;
}

function changeList(list: Model[], step: string, edit: Edit, put: Model): void {
  const index = step === '-' ? list.length : Number(step);
  if (edit.type === 'insert') list.splice(index, 0, put);
  else if (edit.type === 'remove') list.splice(index, 1);
  else list[index] = put;
}

function changeObject(object: [string, Model][], step: string, edit: Edit, put: Model): void {
  const index = object.findIndex(([name]) => name === step);
  if (edit.type === 'insert') object.splice(edit.place ?? object.length, 0, [step, put]);
  else if (edit.type === 'remove') object.splice(index, 1);
  else if (edit.type === 'rename') object[index] = [edit.name, object[index]?.[1] ?? put];
  else object[index] = [step, put];
}

/** The value as plain data, in which names that look like numbers lose their place in the order. */
export function dataOf(value: Model): unknown {
  if ('scalar' in value) return value.scalar;
  if ('list' in value) return value.list.map(dataOf);
  return Object.fromEntries(value.object.map(([name, part]) => [name, dataOf(part)]));
}
