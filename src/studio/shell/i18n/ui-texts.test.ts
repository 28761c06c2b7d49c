import { expect, test } from 'vitest';
import properties from '../../../content/edit/words/property-names.json';
import { isObject } from '../../../content/read/json.ts';
import words from '../../words.json';
import sw from '../../words.sw.json';
import { count, fill } from './ui-texts.ts';

const en = { ...words, properties };

/** The texts of a language, with their paths in the JSON file. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  const inside = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return inside.flatMap(([name, inner]) => texts(inner, `${place}/${name}`));
}

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

test('both languages have the same texts, with the same placeholders', () => {
  const own = ([place]: [string, string]) => !place.startsWith('/singulars');
  const others = new Map(texts(sw).filter(own));
  const missing = texts(en)
    .filter(own)
    .filter(([place, text]) => gaps(others.get(place) ?? '').join() !== gaps(text).join() || !others.get(place));
  expect(missing).toEqual([]);
  expect(others.size).toBe(texts(en).filter(own).length);
});

test('fills placeholders, and chooses singular or plural', () => {
  expect(fill('{what} of {all}', { what: 'One', all: 3 })).toBe('One of 3');
  expect(count({ one: '{count} page', other: '{count} pages' }, 1)).toBe('1 page');
  expect(count({ one: '{count} page', other: '{count} pages' }, 4)).toBe('4 pages');
});
