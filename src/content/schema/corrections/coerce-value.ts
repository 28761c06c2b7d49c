import type { ErrorObject } from 'ajv';
import { asObject, isObject, lastStep, listProperty, property, textProperty } from '../../read/json.ts';
import { numberIn } from '../../references/quantities/durations.ts';
import { coerceToPair } from './coerce-to-pair.ts';
import { coerceToText } from './coerce-to-text.ts';
import { correctToPattern } from './correct-to-pattern.ts';
import { monthNumber, possibleDays } from './possible-days.ts';

/** The value that was probably meant by one of the wrong type; undefined if none is likely. */
export function coerceValue({ data, parentSchema, instancePath }: ErrorObject, wanted: string): unknown {
  const inside = typeof data === 'string' && /^\s*[[{]/.test(data) ? parsed(data) : undefined;
  if (wanted === 'array' ? Array.isArray(inside) : wanted === 'object' && isObject(inside)) return inside;
  if (wanted === 'array') return listOf(data, parentSchema);
  if (wanted === 'object') return wrapped(data, parentSchema);
  if (wanted === 'string')
    return shaped(
      typeof data === 'boolean'
        ? exampleFor(data, parentSchema)
        : coerceToText(data, parentSchema, lastStep(instancePath)),
      parentSchema,
    );
  if (wanted === 'boolean')
    return /^(?:true|yes|on|1|ndiyo)$/i.test(String(data).trim())
      ? true
      : /^(?:false|no|off|0|hapana)$/i.test(String(data).trim())
        ? false
        : undefined;
  const description = textProperty(parentSchema, 'description') ?? '';
  const inUnit = inUnitOf(data, description) ?? (/\bmonth\b/.test(description) ? monthNumber(String(data)) : undefined);
  if (inUnit !== undefined) return inUnit;
  if (typeof data !== 'string') return wanted === 'integer' && typeof data === 'number' ? Math.round(data) : undefined;
  const isNumber =
    wanted === 'number' ? /^(-?\d+(?:\.\d+)?)(?: ?(?:[a-z]+|%|°))?$/i : /^(-?\d+)(?: ?(?:[a-z]+(?: [a-z]+)*|%))?$/i;
  const figures = isNumber.exec(data.trim().replace(/(?<=\d),(?=\d{3})/g, ''))?.[1];
  const word = numberIn(data.trim());
  return figures === undefined
    ? Number.isInteger(word) && /^[a-z]{3,}$/i.test(data.trim())
      ? word
      : undefined
    : Number(figures);
}

/** The value that a text is the JSON of; undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The schema's example of a text that was only switched on, if it has one; undefined if it depends on the place. */
function exampleFor(data: boolean, schema: unknown): unknown {
  const [example = String(data), ...others] = listProperty(schema, 'examples');
  return others.length === 0 ? example : undefined;
}

/**
 * Units that people write and the units of settings, with the factor between them: "6s" for milliseconds, "10 MB" for
 * bytes.
 */
const UNITS: readonly [counted: RegExp, written: RegExp, factor: number][] = [
  [/millisecond/i, /^(\d+(?:\.\d+)?) ?(?:s|sec|secs|seconds?)$/i, 1000],
  [/millisecond/i, /^(\d+(?:\.\d+)?) ?(?:m|min|mins|minutes?)$/i, 60_000],
  [/millisecond/i, /^(\d{0,2}\.\d+)$/, 1000],
  [/bytes/i, /^(\d+(?:\.\d+)?) ?(?:kb|kib|k)$/i, 1024],
  [/bytes/i, /^(\d+(?:\.\d+)?) ?(?:mb|mib|m)$/i, 1024 * 1024],
];

function inUnitOf(data: unknown, description: string): number | undefined {
  for (const [counted, written, factor] of UNITS) {
    const figure = counted.test(description) ? written.exec(String(data).trim())?.[1] : undefined;
    if (figure !== undefined) return Math.round(Number(figure) * factor);
  }
  return undefined;
}

/** A list, from a single value or from several values in one text. */
function listOf(data: unknown, schema: unknown): unknown {
  const items = property(property(schema, 'items'), 'type');
  if (typeof data === 'string' && items === 'number') return numbersIn(data);
  if (typeof data === 'number') return items === 'number' || items === 'integer' ? [data] : undefined;
  if (isObject(data)) return listOfGroup(data, items, property(schema, 'items'));
  if (typeof data === 'string' && items === 'object') return groupsIn(data, property(schema, 'items'));
  if (typeof data !== 'string' || (items !== undefined && items !== 'string')) return undefined;
  const lines = data.split(/\s*\n\s*(?:[-•*]\s*)?/).filter((line) => line !== '');
  if (lines.length > 1) return [lines[0]?.replace(/^[-•*]\s*/, ''), ...lines.slice(1)];
  const parts = data.split(/[,;]\s+|\s+\|\s+/);
  return parts.length > 1 && parts.every((part) => part.length < MAX_LENGTH && !/[.!?]$/.test(part)) ? parts : [data];
}

/** A list of groups, from one text with one of them, or with several on their own lines or after commas. */
function groupsIn(text: string, schema: unknown): unknown[] | undefined {
  const pairs = text
    .split(/\s*[\n;]\s*|,\s+(?=\p{Lu})/u)
    .filter((part) => part !== '')
    .map((part) => coerceToPair(part, schema));
  if (pairs.length > 1 && pairs.every((pair) => pair !== undefined)) return pairs;
  const entry = wrapped(text, schema);
  return entry === undefined ? undefined : [entry];
}

/** The numbers in a text that should be a list, such as "52, 45" or "52% 45%". */
function numbersIn(text: string): number[] | undefined {
  const parts = text
    .trim()
    .split(/\s*[,;]\s*|\s+/)
    .map((part) => part.replace(/%$/, ''));
  return parts.length > 1 && parts.every((part) => /^-?\d+(?:\.\d+)?$/.test(part)) ? parts.map(Number) : undefined;
}

/** A list, from an object: its only entry, or its values if they are the list's items under names. */
function listOfGroup(data: Record<string, unknown>, items: unknown, schema: unknown): unknown {
  const properties = property(schema, 'properties');
  const values = Object.values(data);
  const [only, another] = values;
  if (Array.isArray(only) && another === undefined) return only;
  if (items === 'number' || items === 'integer')
    return values.every((value) => typeof value === 'number') ? values : undefined;
  if (items === 'string' && values.every((value) => typeof value === 'string')) return values;
  if (items !== undefined && items !== 'object') return undefined;
  const isNamed = isObject(properties) && Object.keys(data).every((name) => !Object.hasOwn(properties, name));
  if (!isNamed || values.length === 0) return [data];
  if (!values.every(isObject)) {
    const [first, second, another] = listProperty(schema, 'required').map(String);
    const isOfPairs = first !== undefined && second !== undefined && another === undefined;
    return isOfPairs && values.every((value) => typeof value === 'string')
      ? Object.entries(data).map(([name, value]) => ({ [first]: name, [second]: value }))
      : undefined;
  }
  return Object.hasOwn(properties, 'name')
    ? Object.entries(data).map(([name, value]) => ({ name, ...(isObject(value) && value) }))
    : values;
}

/** Maximum characters of an item. Longer parts between commas belong to a sentence. */
const MAX_LENGTH = 30;

/**
 * The object for a text that was written in its place, if a text is all it needs: { "image": "careers" } for "careers".
 */
function wrapped(data: unknown, schema: unknown): unknown {
  const pairs = property(property(schema, 'additionalProperties'), 'type') === 'string' ? pairsIn(data) : undefined;
  if (pairs !== undefined) return pairs;
  const text = Array.isArray(data) && data.length === 1 ? data[0] : data;
  if (isObject(text)) return text;
  const required = listProperty(schema, 'required').map(String);
  // The stored value is the same as what visitors read.
  if (typeof text === 'string' && required.length === 2 && required.includes('value') && required.includes('label'))
    return { value: text, label: text };
  const pair = typeof text === 'string' ? coerceToPair(text, schema) : undefined;
  if (pair !== undefined) return pair;
  const properties = property(schema, 'properties');
  const texts = Object.entries(asObject(properties)).filter(
    ([name, part]) => name !== '$schema' && property(part, 'type') !== 'object',
  );
  const row = Array.isArray(data) ? rowOf(data, schema) : undefined;
  if (row !== undefined) return row;
  const name = required.length === 1 ? String(required[0]) : required.length === 0 ? nameFor(text, texts) : undefined;
  if (typeof text !== 'string' || name === undefined) return undefined;
  if (name === 'heading' && property(properties, 'text') !== undefined && /[.!?]$|.{60}/.test(text))
    return { text: [text] };
  const kind = textProperty(property(properties, name), 'x-ref');
  const isName = kind !== undefined && kind !== 'address';
  const value = isName ? asName(text) : text;
  return { [name]: property(property(properties, name), 'type') === 'array' ? [value] : value };
}

/** The property for a text where none is required: one for names, if it looks like a name, or else one for words. */
function nameFor(text: unknown, properties: readonly [string, unknown][]): string | undefined {
  const isName = typeof text === 'string' && /^[a-z][\w-]*$/.test(text);
  const fitting = properties.find(([, part]) => isName || property(part, 'x-ref') !== 'field');
  return (fitting ?? properties[0])?.[0];
}

/** The group for a list of its required texts, in their order. */
function rowOf(data: unknown[], schema: unknown): Record<string, unknown> | undefined {
  const required = listProperty(schema, 'required').map(String);
  const areTexts = data.every((part) => typeof part === 'string');
  return areTexts && data.length > 1 && data.length === required.length
    ? Object.fromEntries(required.map((name, index) => [name, data[index]]))
    : undefined;
}

/** The file name in a path, or a name made from words that people use: "key-handover" for "Key Handover". */
const asName = (text: string) => {
  const name = text.replace(/^.*\//, '').replace(/\.(?:webp|jpe?g|png|avif|json)$/i, '');
  return /^\p{Lu}\p{Ll}+(?: \p{L}+)*$/u.test(name) ? name.toLowerCase().replace(/ /g, '-') : name;
};

/** An object, from a list of pairs: { "/old": "/new" } for [{ "from": "/old", "to": "/new" }]. */
function pairsIn(data: unknown): Record<string, string> | undefined {
  const pairs = Array.isArray(data) ? data.map((pair) => (isObject(pair) ? Object.values(pair) : pair)) : [];
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return pairs.length > 0 && pairs.every(isPair) ? Object.fromEntries(pairs) : undefined;
}

/** A text in the form that the schema requires: "14px" for 14, "2026-03-01" for 20260301. */
function shaped(text: unknown, schema: unknown): unknown {
  const [pattern, format] = [textProperty(schema, 'pattern'), textProperty(schema, 'format')];
  if (typeof text !== 'string') return text;
  if (format === 'date' || format === 'moment') return possibleDays(text)[0];
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
    ? text
    : (correctToPattern(text, pattern) ?? text);
}
