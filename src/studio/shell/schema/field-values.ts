import { isObject, pointerStep } from '../../../content/read/json.ts';
import type { Edit } from '../../contract/edits.ts';
import { alternativesOf, type Control, controlOf } from './controls.ts';
import { additionalPropertiesShape, type Part, partsOf } from './parts.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/** A value in a file, with its shape and control. */
export interface FieldValue {
  pointer: string;
  /** The name of its property, or of its list. */
  name: string;
  shape: Shape;
  value: unknown;
  control: Control;
}

/** Builds a field value, with the shape for this particular value, such as the chosen alternative. */
export function fieldValueAt(set: SchemaSet, shape: Shape, value: unknown, pointer: string, name: string): FieldValue {
  const own = set.at(shape, value);
  const control = controlOf(set, own);
  if (control !== 'alternatives') return { pointer, name, shape: own, value, control };
  const chosen = chosenAlternative(set, own, value);
  return { pointer, name, shape: chosen ?? own, value, control: chosen ? controlOf(set, chosen) : 'json' };
}

/** The alternative for a value: the first of the same type. Without a value, the first. Undefined if none fits. */
export function chosenAlternative(set: SchemaSet, { schema, path }: Shape, value: unknown): Shape | undefined {
  const shapes = alternativesOf(schema).map((alternative) => set.of(alternative, path));
  return shapes.find((shape) => isOfType(shape.schema.type, value)) ?? (value === undefined ? shapes[0] : undefined);
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** The values directly inside a value. */
export function fieldValuesIn(set: SchemaSet, { pointer, name, shape, value, control }: FieldValue): FieldValue[] {
  if (control === 'group' && isObject(value)) return propertyValues(set, shape, value, pointer);
  if ((control === 'list' || control === 'table') && Array.isArray(value)) {
    const items = set.of(shape.schema.items, shape.path);
    return value.map((item, index) => fieldValueAt(set, items, item, pointer + pointerStep(index), name));
  }
  return [];
}

function propertyValues(set: SchemaSet, shape: Shape, value: Record<string, unknown>, pointer: string): FieldValue[] {
  const parts = partsOf(set, shape, value);
  const known = new Map(parts.map((part) => [part.name, part.shape]));
  const named = additionalPropertiesShape(set, shape) ?? { schema: {}, path: shape.path };
  return Object.keys(value)
    .filter((name) => name !== '$schema')
    .map((name) => fieldValueAt(set, known.get(name) ?? named, value[name], pointer + pointerStep(name), name));
}

/** The edit that adds a property to an object, at its position in the schema. @param pointer of the object */
export function addProperty(
  parts: Part[],
  owner: object,
  pointer: string,
  name: string,
  value: unknown,
): Extract<Edit, { type: 'insert' }> {
  const order = parts.map((part) => part.name);
  const names = Object.keys(owner);
  const before = order.slice(0, order.indexOf(name));
  const place = names.findLastIndex((other) => other === '$schema' || before.includes(other)) + 1;
  return { type: 'insert', at: pointer + pointerStep(name), value, place };
}
