import { listProperty, property, textProperty } from '../read/json.ts';

/** Better nouns for things whose file or schema has an unfamiliar name. */
const otherWords = new Map([
  ['block', 'section'],
  ['email', 'mail'],
  ['faq', 'question'],
  ['image catalogue', 'pictures'],
  ['integrations', 'connections'],
  ['leader', 'person'],
  ['modal', 'dialog'],
  ['navigation', 'menus'],
  ['pdf document', 'document'],
  ['routes', 'addresses'],
]);

/** The noun for a kind, from the title of its schema or the name of its list: 'option list' for OptionList. */
export function displayNoun(name: string): string {
  const words = separateWords(name);
  return otherWords.get(words) ?? words;
}

/** A name as separate words: 'search label' for searchLabel, 'leader query' for LeaderQuery. */
export function separateWords(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/**
 * The title of a property's schema, such as 'Job title'. Undefined for a title in one word, which is the name of a
 * type.
 */
export function titleForPeople(schema: unknown): string | undefined {
  const title = textProperty(schema, 'title');
  return title?.includes(' ') ? title : undefined;
}

/** Properties that contain the name of the thing they belong to, in order of preference. */
const NAMING = ['name', 'title', 'question', 'label', 'value'];

/** Whether a property contains the name of what it belongs to. The title of a person does not: it is a job title. */
export function isNaming(name: string, schema: unknown): boolean {
  return NAMING.includes(name) && titleForPeople(schema) === undefined;
}

/** The required property that should get the name of a new file; undefined if there is none. @param schema that of the file */
export function namingProperty(schema: unknown): string | undefined {
  const required = listProperty(schema, 'required');
  const of = (name: string) => property(property(schema, 'properties'), name);
  return NAMING.find((name) => required.includes(name) && isNaming(name, of(name)));
}
