import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { isObject, property, textProperty } from '../../../content/read/json.ts';
import { placeholdersInWords } from '../../../content/references/placeholders.ts';
import { separateWords, titleForPeople } from '../../../content/schema/nouns.ts';
import type { JsonSchema } from '../../contract/files.ts';
import { english, translated, uiTexts } from '../i18n/ui-texts.ts';

const choiceWords: Record<string, string | undefined> = uiTexts.choices;
const propertyWords: Record<string, string | undefined> = uiTexts.properties;
const englishPropertyWords: Record<string, string | undefined> = english.properties;

/** The label of a property: its title in the schema, or else its name in words. */
export function labelOf(name: string, schema: JsonSchema = {}): string {
  const title = titleForPeople(schema);
  if (title !== undefined) return translated(title);
  return propertyWords[name] ?? translated(sentenceCase(separateWords(name)));
}

/** The English noun for an item, by the name of its list: card for cards, entry for entries. */
export function englishItemNoun(name: string): string {
  const plural = (englishPropertyWords[name] ?? separateWords(name)).toLowerCase();
  const own = english.singulars.find(([many]) => many === plural)?.[1];
  return own ?? plural.replace(/ies$/, 'y').replace(/(ss|[^s])s$/, '$1');
}

/** The noun for an item in the studio's language, by the name of its list. */
export function itemNoun(name: string): string {
  return translated(englishItemNoun(name));
}

/** Properties that can label an item, in order of preference. */
const LABELLING = [
  'title',
  'label',
  'question',
  'name',
  'value',
  'heading',
  'caption',
  'text',
  'field',
  'image',
  'type',
];

/** A list item's label: its name or title, or the first words of a long text; undefined if it has no text. */
export function itemLabel(item: unknown): string | undefined {
  const text = textOf(item);
  return text === undefined ? undefined : firstWords(text);
}

/** Maximum length of a label. */
const MAX_LENGTH = 60;

function firstWords(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const [start = ''] = /^.*(?=\s)/s.exec(text.slice(0, MAX_LENGTH + 1)) ?? [text.slice(0, MAX_LENGTH)];
  return `${start.replace(/[\s\p{P}]+$/u, '')}…`;
}

function textOf(item: unknown): string | undefined {
  if (typeof item === 'string') return plain(item);
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return textOf(item[0]);
  if (!isObject(item)) return undefined;
  const found =
    textProperty(property(item, 'heading'), 'title') ?? LABELLING.map((name) => textIn(item, name)).find(Boolean);
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

/** A rich text without formatting marks, and with its placeholders in words. */
function plain(text: string): string {
  return placeholdersInWords(text.replace(/\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]*\)/g, '$1$2'));
}

/** The label of an enum value. */
export function choiceLabel(choice: string): string {
  return (
    choiceWords[choice] ??
    translated(sentenceCase(/^[A-Z_]+$/.test(choice) ? separateWords(choice.toLowerCase()) : separateWords(choice)))
  );
}

/** The meanings of an enum's values, if the description gives them as "name: meaning." */
export function choiceMeanings(schema: JsonSchema): Map<string, string> {
  const description = textProperty(schema, 'description') ?? '';
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const positions = choices
    .map((choice) => ({ choice, at: startOf(description, choice) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return new Map(
    positions.map(({ choice, at }, index) => {
      const meaning = description.slice(at + choice.length + 1, positions[index + 1]?.at).trim();
      return [choice, translated(sentenceCase(meaning))];
    }),
  );
}

function startOf(description: string, choice: string): number {
  return description.startsWith(`${choice}:`)
    ? 0
    : description.indexOf(` ${choice}:`) + (description.includes(` ${choice}:`) ? 1 : 0);
}

/** The hint of a field: the description without the meanings of enum values. */
export function hintOf(schema: JsonSchema): string | undefined {
  const description = textProperty(schema, 'description');
  if (description === undefined) return undefined;
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const starts = choices.map((choice) => startOf(description, choice)).filter((at) => at >= 0);
  const own = starts.length > 0 ? description.slice(0, Math.min(...starts)).trim() : description;
  return own === '' ? undefined : translated(own);
}
