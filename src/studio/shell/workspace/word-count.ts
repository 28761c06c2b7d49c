import { wordsIn } from '../../../content/edit/words/reading-minutes.ts';
import { isObject } from '../../../content/read/json.ts';
import { type Place, placesIn } from '../schema/places.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** The number of words in all rich texts of a value. */
export function countWords(set: SchemaSet, place: Place): number {
  if (place.control === 'rich' && typeof place.value === 'string') return wordsIn(place.value);
  if (!isObject(place.value) && !Array.isArray(place.value)) return 0;
  return placesIn(set, place).reduce((sum, inner) => sum + countWords(set, inner), 0);
}
