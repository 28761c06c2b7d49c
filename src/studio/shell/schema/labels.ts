import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import { placeholdersInWords } from '../../../content/references/placeholders.ts';
import { spaced, titleForPeople } from '../../../content/schema/nouns.ts';
import type { JsonSchema } from '../../contract/files.ts';
import { english, translated, words } from '../words/words.ts';

const named: Record<string, string | undefined> = words.properties;
const namedInEnglish: Record<string, string | undefined> = english.properties;

/** What a property is called on the screen: its own title in the schema, else its name in words. */
export function labelOf(name: string, schema: JsonSchema = {}): string {
  const title = titleForPeople(schema);
  if (title !== undefined) return translated(title);
  return named[name] ?? translated(sentenceCase(spaced(name)));
}

/** One of the things in a list in English, by the name of the list: card of cards, entry of entries. */
export function singular(name: string): string {
  const plural = (namedInEnglish[name] ?? spaced(name)).toLowerCase();
  const own = english.singulars.find(([many]) => many === plural)?.[1];
  return own ?? plural.replace(/ies$/, 'y').replace(/(ss|[^s])s$/, '$1');
}

/** One of the things in a list, in the chosen language. */
export function nounOf(name: string): string {
  return translated(singular(name));
}

/** What names an item for people, the first of these that it has. */
const telling = ['title', 'label', 'question', 'name', 'value', 'heading', 'caption', 'text', 'field', 'image', 'type'];

/** What an item of a list says of itself, a long text by its first words; undefined when it says nothing. */
export function sayingOf(item: unknown): string | undefined {
  const text = textOf(item);
  return text === undefined ? undefined : firstWords(text);
}

/** So many characters tell one item from the others. */
const TELLING = 60;

function firstWords(text: string): string {
  if (text.length <= TELLING) return text;
  const [start = ''] = /^.*(?=\s)/s.exec(text.slice(0, TELLING + 1)) ?? [text.slice(0, TELLING)];
  return `${start.replace(/[\s\p{P}]+$/u, '')}…`;
}

function textOf(item: unknown): string | undefined {
  if (typeof item === 'string') return plain(item);
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return textOf(item[0]);
  if (!isObject(item)) return undefined;
  const found =
    textProperty(property(item, 'heading'), 'title') ?? telling.map((name) => textIn(item, name)).find(Boolean);
  return found === undefined ? firstText(item) : plain(found);
}

function textIn(item: unknown, name: string): string | undefined {
  const value = property(item, name);
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function firstText(item: object): string | undefined {
  const firsts = Object.values(item).map((value: unknown) => (Array.isArray(value) ? value[0] : value));
  const text = firsts.find((first) => typeof first === 'string' && first !== '');
  return typeof text === 'string' ? plain(text) : undefined;
}

/** A rich text without its marks. */
function plain(text: string): string {
  return placeholdersInWords(text.replace(/\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]*\)/g, '$1$2'));
}

/** How a choice reads: words stay, names become words. */
export function choiceLabel(choice: string): string {
  return translated(sentenceCase(/^[A-Z_]+$/.test(choice) ? spaced(choice.toLowerCase()) : spaced(choice)));
}

/** What each choice of an enum means, where the description says it as "name: words." */
export function choiceMeanings(schema: JsonSchema): Map<string, string> {
  const description = textProperty(schema, 'description') ?? '';
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const places = choices
    .map((choice) => ({ choice, at: startOf(description, choice) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return new Map(
    places.map(({ choice, at }, index) => {
      const meaning = description.slice(at + choice.length + 1, places[index + 1]?.at).trim();
      return [choice, translated(sentenceCase(meaning))];
    }),
  );
}

function startOf(description: string, choice: string): number {
  return description.startsWith(`${choice}:`)
    ? 0
    : description.indexOf(` ${choice}:`) + (description.includes(` ${choice}:`) ? 1 : 0);
}

/** What stands below a label: the description, less what its choices mean. */
export function hintOf(schema: JsonSchema): string | undefined {
  const description = textProperty(schema, 'description');
  if (description === undefined) return undefined;
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const starts = choices.map((choice) => startOf(description, choice)).filter((at) => at >= 0);
  const own = starts.length > 0 ? description.slice(0, Math.min(...starts)).trim() : description;
  return own === '' ? undefined : translated(own);
}
