import { wordCountOf } from '../../../content/edit/words/reading-minutes.ts';
import { isObject } from '../../../content/read/json.ts';
import { type FieldValue, fieldValuesIn } from '../schema/field-values.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** The number of words in all rich texts of a value. */
export function countWords(set: SchemaSet, field: FieldValue): number {
  if (field.control === 'rich' && typeof field.value === 'string') return wordCountOf(field.value);
  if (!isObject(field.value) && !Array.isArray(field.value)) return 0;
  return fieldValuesIn(set, field).reduce((sum, inner) => sum + countWords(set, inner), 0);
}
