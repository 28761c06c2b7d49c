import { isObject } from '../../../content/read/json.ts';
import { type Place, placesIn } from '../schema/places.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** Words that are read in a minute. */
const PACE = 220;

/** The words of all rich texts in a place. */
export function countWords(set: SchemaSet, place: Place): number {
  if (place.control === 'rich' && typeof place.value === 'string')
    return place.value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  if (!isObject(place.value) && !Array.isArray(place.value)) return 0;
  return placesIn(set, place).reduce((sum, inner) => sum + countWords(set, inner), 0);
}

/** Minutes that it takes to read so many words. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
