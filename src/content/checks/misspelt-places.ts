import type { Content } from '../read/content.ts';
import { listProperty } from '../read/json.ts';
import { memoizeByObject } from '../read/memoize.ts';
import { editDistance } from '../references/suggestions.ts';
import { dictionary } from './spelling/dictionary.ts';

/** The places that site.json lists. */
export interface Places {
  /** The place whose name a word nearly is. */
  near(word: string): string | undefined;
  has(word: string): boolean;
}

/** Shorter names are too much like other words to be looked for. */
const MIN_LENGTH = 5;
/** Names from this length on may differ by two letters. */
const MIN_LENGTH_FOR_TWO_TYPOS = 8;

/** The places that site.json lists; undefined without any. */
export const placesOf = memoizeByObject((content: Content): Places | undefined => {
  const places = listProperty(content.data('site'), 'places').map(String);
  if (places.length === 0) return undefined;
  const withSingle = places
    .filter((place) => place.length >= MIN_LENGTH)
    .map((place) => [place, single(place)] as const);
  const known = new Map<string, string | undefined>(places.map((place) => [place, undefined]));
  return {
    has: (word) => places.includes(word),
    near: (word) => {
      if (!known.has(word)) {
        const singleWord = single(word);
        known.set(word, withSingle.find(([place, other]) => singleWord === other || isTypo(word, place))?.[0]);
      }
      return known.get(word);
    },
  };
});

/** A word with each double letter written once. */
const single = (word: string) => word.replace(/(.)\1/g, '$1');

/** Whether a word is a typo for a place. Another ending makes another word of it: Mombasan. */
function isTypo(word: string, place: string): boolean {
  if (word[0] !== place[0] || Math.abs(word.length - place.length) > 1) return false;
  if (place.startsWith(word)) return !dictionary().british.has(word) && !dictionary().british.has(word.toLowerCase());
  if (word.startsWith(place)) return false;
  return editDistance(word, place) <= (place.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2);
}
