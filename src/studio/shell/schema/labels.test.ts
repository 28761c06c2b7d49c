import { expect, test } from 'vitest';
import propertyNames from '../../../content/edit/words/property-names.json';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import { titleForPeople } from '../../../content/schema/nouns.ts';
import swahili from '../../labels.sw.json';
import { allSchemas } from '../../testing/all-content.ts';
import words from '../../words.json';
import { choiceLabel, choiceMeanings, englishItemNoun, hintOf, itemLabel, labelOf } from './labels.ts';
import { titleOfType } from './sections.ts';

/** The labels that a schema defines: of properties, list items and choices. */
function namesIn(node: unknown, file: string): string[] {
  if (Array.isArray(node)) return node.flatMap((inner) => namesIn(inner, file));
  if (!isObject(node)) return [];
  const properties = Object.entries(isObject(node.properties) ? node.properties : {}).filter(
    ([name, schema]) => name !== '$schema' && isObject(schema) && !('const' in schema),
  );
  const labels = properties.flatMap(([name, schema]) => {
    // Properties that have a name in property-names.json are translated in words.sw.json.
    const isOwn = name in propertyNames && titleForPeople(schema) === undefined;
    const own = isOwn ? [] : [labelOf(name, isObject(schema) ? schema : {})];
    const isList = allSchemas.of(schema, file).schema.type === 'array';
    return isList ? [...own, englishItemNoun(name)] : own;
  });
  const values = Array.isArray(node.enum) ? node.enum.map(String) : [];
  // Choices that have a label in words.json are translated there.
  const choices = values.filter((value) => !(value in words.choices)).map(choiceLabel);
  return [...labels, ...choices, ...Object.values(node).flatMap((inner) => namesIn(inner, file))];
}

/** The hints that a schema defines for properties and choices. */
function hintsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(hintsIn);
  if (!isObject(node)) return [];
  return [hintOf(node) ?? [], [...choiceMeanings(node).values()], Object.values(node).flatMap(hintsIn)].flat();
}

const types = Object.entries(allSchemas.blocks).map(([type, { schema }]) => ({ title: titleOfType(type), schema }));

/** The texts of each schema that the studio shows. */
const texts = Object.entries(allSchemas.files).map(([file, schema]) => {
  const titles = types.flatMap((type) => (type.schema === file ? type.title : []));
  return { file, about: hintOf(schema), texts: [...titles, ...namesIn(schema, file), ...hintsIn(schema)] };
});

test('if the description of a schema is translated, so are all its other texts', () => {
  const translated = texts.filter(({ about }) => about === undefined || about in swahili);
  expect(translated.length).toBeGreaterThan(texts.length / 2);
  const missing = translated.flatMap((one) =>
    one.texts.filter((text) => !(text in swahili)).map((text) => [one.file, text]),
  );
  expect(missing).toEqual([]);
});

test('every translated text exists in a schema', () => {
  const known = new Set(texts.flatMap((one) => one.texts));
  expect(Object.keys(swahili).filter((text) => !known.has(text))).toEqual([]);
});

test('the description of every kind of content is translated', () => {
  const kinds = Object.values(allSchemas.files).filter((schema) => property(schema, 'x-files') !== undefined);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.map((kind) => textProperty(kind, 'description') ?? '').filter((text) => !(text in swahili))).toEqual([]);
});

/** The names of nested lists: of each list inside the items of another list, with the outer one first. */
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

test('the items of nested lists have different nouns', () => {
  const pairs = listsInLists(Object.values(allSchemas.files));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(([around, list]) => englishItemNoun(around) === englishItemNoun(list))).toEqual([]);
});

test('an item is labelled with the first words of its text', () => {
  const text = 'Wood moves with the seasons. Boards grow **wider** in wet months, and shrink in dry ones.';
  expect(itemLabel({ type: 'paragraph', text })).toBe('Wood moves with the seasons. Boards grow wider in wet…');
  expect(itemLabel({ text: 'x'.repeat(100) })).toBe(`${'x'.repeat(60)}…`);
  expect(itemLabel([{ title: 'Short' }])).toBe('Short');
  expect(itemLabel({ label: 'Reply to {{params.customer_name}}' })).toBe('Reply to [customer name]');
});

/** The labels that several properties of an object share. */
function sharedNamesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sharedNamesIn);
  if (!isObject(node)) return [];
  const properties = Object.entries(isObject(node.properties) ? node.properties : {});
  const labels = properties.map(([name, schema]) => labelOf(name, isObject(schema) ? schema : {}));
  const shared = labels.filter((label, index) => labels.indexOf(label) < index);
  return [...shared, ...Object.values(node).flatMap(sharedNamesIn)];
}

test('an item without the usual properties is labelled with its first text, which may be in a list', () => {
  expect(itemLabel({ to: ['{{site.inbox}}'], when: { field: 'topic' } })).toBe('[inbox]');
  expect(itemLabel({ to: [] })).toBeUndefined();
});

test('no two fields of an object have the same label', () => {
  expect(
    Object.entries(allSchemas.files).flatMap(([file, schema]) => sharedNamesIn(schema).map((name) => [file, name])),
  ).toEqual([]);
});
