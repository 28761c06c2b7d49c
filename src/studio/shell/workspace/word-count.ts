import { wordsIn } from '../../../content/edit/words/reading-minutes.ts';
import { isObject } from '../../../content/read/json.ts';
import { type FieldValue, fieldValuesIn } from '../schema/field-values.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** The number of words in all rich texts of a value. */
export function countWords(set: SchemaSet, place: FieldValue): number {
  if (place.control === 'rich' && typeof place.value === 'string') return wordsIn(place.value);
  if (!isObject(place.value) && !Array.isArray(place.value)) return 0;
  return fieldValuesIn(set, place).reduce((sum, inner) => sum + countWords(set, inner), 0);
}
