import { expect, test } from 'vitest';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import swahili from '../../labels.sw.json';
import { allSchemas } from '../../testing/all-content.ts';
import words from '../../words.json';
import { choiceLabel, hintOf, labelOf, singular } from './labels.ts';
import { titleOfType } from './sections.ts';

/** The names that the schemas give to the screen: of properties, of items of lists, of choices. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isObject(node)) return [];
  const properties = Object.entries(isObject(node.properties) ? node.properties : {}).filter(
    ([name, schema]) => name !== '$schema' && isObject(schema) && !('const' in schema),
  );
  const labels = properties.flatMap(([name, schema]) => {
    // What the studio itself has a word for is translated with its words.
    const own = name in words.properties ? [] : [labelOf(name, isObject(schema) ? schema : {})];
    return property(schema, 'type') === 'array' ? [...own, singular(name)] : own;
  });
  const choices = Array.isArray(node.enum) ? node.enum.map((choice) => choiceLabel(String(choice))) : [];
  return [...labels, ...choices, ...Object.values(node).flatMap(namesIn)];
}

/** What they say of each. */
function hintsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(hintsIn);
  return isObject(node) ? [hintOf(node) ?? '', ...Object.values(node).flatMap(hintsIn)] : [];
}

const names = new Set([...namesIn(allSchemas.files), ...Object.keys(allSchemas.blocks).map(titleOfType)]);

test('nearly every name that the schemas give to the screen is translated: a new block may be in English first', () => {
  const missing = [...names].filter((name) => !(name in swahili));
  expect(missing.length, missing.join(', ')).toBeLessThan(names.size / 20);
});

test('every text that is translated is one that the schemas have', () => {
  const known = new Set([...names, ...hintsIn(allSchemas.files)]);
  expect(Object.keys(swahili).filter((text) => !known.has(text))).toEqual([]);
});

test('every room says in Swahili what is in it', () => {
  const kinds = Object.values(allSchemas.files).filter((schema) => property(schema, 'x-files') !== undefined);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.map((kind) => textProperty(kind, 'description') ?? '').filter((text) => !(text in swahili))).toEqual([]);
});

/** Lists in the items of a list, by the names of both. */
function listsInLists(node: unknown, around?: string): [string, string][] {
  if (Array.isArray(node)) return node.flatMap((inner) => listsInLists(inner, around));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, inner]): [string, string][] => {
    if (name !== 'properties' || !isObject(inner)) return listsInLists(inner, around);
    return Object.entries(inner).flatMap(([list, schema]): [string, string][] => {
      if (property(schema, 'type') !== 'array') return listsInLists(schema, around);
      const pair: [string, string][] = around === undefined ? [] : [[around, list]];
      return [...pair, ...listsInLists(property(schema, 'items'), list)];
    });
  });
}

test('an item is not called like the items of a list in it', () => {
  const pairs = listsInLists(Object.values(allSchemas.files));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(([around, list]) => singular(around) === singular(list))).toEqual([]);
});
