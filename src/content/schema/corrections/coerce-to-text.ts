import { isObject, property, textProperty } from '../../read/json.ts';
import { suggestedName } from '../properties/synonyms.ts';

/**
 * The text that was probably meant by a number, a list or a group in its place.
 * @param name the name of the property
 * @returns undefined if none is likely
 */
export function coerceToText(data: unknown, schema: unknown, name: string): unknown {
  if (typeof data === 'number' || typeof data === 'boolean') return String(data);
  const inside = Array.isArray(data) ? data : isObject(data) ? Object.values(data) : [];
  if (inside.length > 1 && inside.every((part) => typeof part === 'number')) return inside.join(' ');
  const [title, words] = isObject(data) ? [textProperty(data, 'title'), textProperty(data, 'text')] : [];
  if (title !== undefined && words !== undefined) return `**${title}** ${words}`;
  if (words !== undefined) return words;
  if (Array.isArray(data) && property(schema, 'x-ref') === 'options') return undefined;
  const texts = inside.every((part) => typeof part === 'string') ? inside : [];
  if (texts.length > 1 && Array.isArray(data))
    return isNamed(schema) ? texts[0] : texts.some(isWordOrTwo) ? undefined : texts.join(' ');
  return partOfGroup(data, schema, name);
}

/** The only text in a list or group, however deep; or the one under the name of the property, or a synonym. */
function partOfGroup(data: unknown, schema: unknown, name: string): string | undefined {
  const [[key, part] = [], another] = typeof data === 'object' ? Object.entries(data ?? {}) : [];
  if (another === undefined) {
    if (typeof part === 'object') return partOfGroup(part, schema, name);
    return typeof part === 'string' && key !== undefined ? asTarget(part, schema, key) : undefined;
  }
  if (!isObject(data)) return undefined;
  const named = suggestedName(name, Object.keys(data)) ?? name;
  const text = textProperty(data, named);
  return text === undefined ? undefined : asTarget(text, schema, named);
}

/** What a link to something begins with, by what people call it. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  anchor: '#',
  id: '#',
  section: '#',
  modal: 'modal:',
  dialog: 'modal:',
  email: 'mailto:',
  mail: 'mailto:',
  phone: 'tel:',
  tel: 'tel:',
};

/** A text from a group as the target of a link, if the schema asks for one: "/contact" for { "page": "contact" }. */
function asTarget(text: string, schema: unknown, name: string): string {
  if (textProperty(schema, 'x-ref') !== 'link' || /^[/#]|:|^www\./.test(text)) return text;
  return `${BEGINNINGS[name.toLowerCase()] ?? '/'}${text}`;
}

/** Whether a text is a value of its own, which makes no sense next to another one. */
const isWordOrTwo = (text: unknown) => typeof text === 'string' && /^[^\d\s.!?]+(?: [^\s.!?]+)?$/.test(text);

/** Whether a text is one of several names rather than words. */
const isNamed = (schema: unknown) =>
  ['x-ref', 'x-completes', 'enum'].some((keyword) => property(schema, keyword) !== undefined);
