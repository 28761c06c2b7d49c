import { isObject, pointerSteps, property, textProperty } from '../../read/json.ts';
import { placeholdersInWords } from '../../references/placeholders.ts';
import { displayNoun, separateWords, titleForPeople } from '../../schema/nouns.ts';
import type { ContentKind } from '../../schema/schemas.ts';
import { inSentence } from './letter-case.ts';
import { phrase } from './phrase.ts';
import propertyNames from './property-names.json' with { type: 'json' };

/** Properties that label a list item for people, in order of preference. */
const labels = ['title', 'label', 'question', 'name', 'value', 'heading'];

/** Properties that identify an item without such a label. */
const names = ['field', 'image'];

/** Better names for unclear properties, in lower case. */
const properties = new Map(Object.entries(propertyNames).map(([name, label]) => [name, inSentence(label)]));

/** Nouns for the items of lists whose name does not describe one item. */
const items = new Map([
  ['main', 'menu entry'],
  ['body', 'section'],
]);

/** The properties of a picture reference. */
const PICTURE_PROPERTIES = new Set(['image', 'alt', 'focus']);

/** Describes a place in a file, such as: link of action "Get in touch" of section "Work with us" of the home page. */
export function describePlace(kinds: ContentKind[], file: string, data: unknown, pointer: string): string {
  const own = kindOf(kinds, file)?.schema.schema.properties;
  const { words } = pointerSteps(pointer).reduce<{ words: string[]; list: string; value: unknown }>(
    ({ words, list, value }, step) => {
      if (Array.isArray(value)) {
        const item: unknown = value[Number(step)];
        const outer = list === '' ? words : words.slice(0, -1);
        return { words: [...outer, itemWords(list || 'part', item, Number(step))], list: '', value: item };
      }
      // The property `image` stands for the whole picture.
      if (step === 'image' && words.length > 0 && isPicture(value))
        return { words, list: step, value: property(value, step) };
      const called = value === data ? nameOfProperty(step, property(own, step)) : nameOfProperty(step);
      return {
        words: [...words, called],
        list: step,
        value: property(value, step),
      };
    },
    { words: [], list: '', value: data },
  );
  return words.reduce((whole, part) => phrase('inside', { part, whole }), describeFile(kinds, file));
}

/** What a property is called in the middle of a sentence: by the title in its schema, or else by its name in words. */
export function nameOfProperty(name: string, schema?: unknown): string {
  return titleForPeople(schema)?.toLowerCase() ?? properties.get(name) ?? separateWords(name);
}

function isPicture(value: unknown): boolean {
  return (
    textProperty(value, 'image') !== undefined &&
    Object.keys(Object(value)).every((name) => PICTURE_PROPERTIES.has(name))
  );
}

/**
 * Describes a file, such as: the home page; the form contact; the facts; the picture kitchen; the file brand/logo.svg.
 */
export function describeFile(kinds: ContentKind[], file: string): string {
  const kind = kindOf(kinds, file);
  if (!kind) return /^images\//.test(file) ? phrase('thePicture', { name: nameOf(file) }) : phrase('theFile', { file });
  const noun = displayNoun(kind.schema.title);
  if (!kind.isFolder) return phrase('theOnly', { noun });
  const name = file.slice(kind.place.length + 1).replace(/\.json$/, '');
  return noun === 'page' ? phrase('thePage', { name }) : phrase('theOneOf', { noun, name });
}

function kindOf(kinds: ContentKind[], file: string): ContentKind | undefined {
  return kinds.find(({ place, isFolder }) => (isFolder ? file.startsWith(`${place}/`) : file === place));
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '');
}

function itemWords(list: string, item: unknown, index: number): string {
  const noun =
    items.get(list) ??
    displayNoun(
      separateWords(list)
        .replace(/ies$/, 'y')
        .replace(/(?<!s)s$/, ''),
    );
  const type = textProperty(item, 'type');
  return `${noun} ${labelOf(item) ?? (type ? `${index + 1} (${separateWords(type)})` : index + 1)}`;
}

function labelOf(item: unknown): string | undefined {
  if (typeof item === 'string' && /^[a-z][\w-]*$/.test(item)) return quoteShortened(item);
  if (!isObject(item)) return undefined;
  const heading = writtenText(property(item, 'heading'), 'title');
  const label = heading ?? textOf(property(item, 'paths')) ?? firstText(item, labels) ?? labelInside(item);
  const named = label ?? firstText(item, names);
  return named === undefined ? undefined : quoteShortened(placeholdersInWords(named));
}

function firstText(item: object, properties: string[]): string | undefined {
  return properties.map((name) => writtenText(item, name)).find((text) => text !== undefined);
}

/** The title of the first slide, card or tab, for a section without a title of its own. */
function labelInside(item: object): string | undefined {
  if (textProperty(item, 'type') === undefined) return undefined;
  const firsts = Object.values(item).map((list: unknown) => (Array.isArray(list) ? list[0] : undefined));
  return firsts.map((first) => writtenText(first, 'title')).find((title) => title !== undefined);
}

/** A text property without surrounding spaces; undefined if it is empty. */
function writtenText(value: unknown, name: string): string | undefined {
  return textProperty(value, name)?.trim() || undefined;
}

/** The first text of a list. */
function textOf(list: unknown): string | undefined {
  return Array.isArray(list) && typeof list[0] === 'string' ? list[0] : undefined;
}

/** A text in quotation marks, shortened to fit on a line. */
export function quoteShortened(text: string, most = 60): string {
  return `"${text.length > most ? `${text.slice(0, most - 1)}…` : text}"`;
}
