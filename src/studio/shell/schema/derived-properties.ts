/** Properties derived from a sibling until they are edited, such as the value of a new option from its label. */
import { property, textProperty } from '../../../content/read/json.ts';
import { nameFrom } from '../workspace/operations/name-from.ts';
import { initialValue } from './initial-value.ts';
import type { Part } from './parts.ts';
import type { SchemaSet } from './schema-set.ts';

/** The sibling from which a property is derived until it is edited; undefined if it is not derived. */
export function derivedFrom({ shape }: Part): string | undefined {
  return textProperty(shape.schema, 'x-follows');
}

/** Whether a derived value has never been edited: it is empty, the initial value, or a copy of another item's. */
export function isUnedited(set: SchemaSet, part: Part, value: unknown, others: readonly unknown[]): boolean {
  const isCopy = others.some((other) => property(other, part.name) === value);
  return isCopy || value === '' || value === initialValue(set, part.shape, part.name);
}

/** Derives a value from a text: the text itself if all other items have it that way, otherwise a name made from it. */
export function derivedValue(text: string, part: Part, others: readonly unknown[]): string {
  const isRepeated = others.every((other) => property(other, part.name) === property(other, derivedFrom(part) ?? ''));
  return isRepeated ? text.trim() : nameFrom(text);
}
