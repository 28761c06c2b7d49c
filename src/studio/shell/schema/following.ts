/**
 * Values derived from a neighbouring text until they are edited: the stored value of a new option follows its label.
 */
import { property, textProperty } from '../../../content/read/json.ts';
import { nameFrom } from '../workspace/operations/name-from.ts';
import { blankOf } from './blank.ts';
import type { Part } from './parts.ts';
import type { SchemaSet } from './schema-set.ts';

/** The property that a property follows while nobody has written it. */
export function leaderOf({ shape }: Part): string | undefined {
  return textProperty(shape.schema, 'x-follows');
}

/** Whether an item's value was never edited: it is the initial value, or the copy of another item's. */
export function isUnwritten(set: SchemaSet, part: Part, value: unknown, others: readonly unknown[]): boolean {
  const isCopy = others.some((other) => property(other, part.name) === value);
  return isCopy || value === '' || value === blankOf(set, part.shape, part.name);
}

/** Returns what follows from a text, in the manner of the other items: the text itself where they repeat theirs, else a name made of it. */
export function followed(text: string, part: Part, others: readonly unknown[]): string {
  const isRepeated = others.every((other) => property(other, part.name) === property(other, leaderOf(part) ?? ''));
  return isRepeated ? text.trim() : nameFrom(text);
}
