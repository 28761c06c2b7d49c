import type { ErrorObject } from 'ajv';
import { asObject, isObject, listProperty, pointerStep, pointerSteps, property, textProperty } from '../read/json.ts';
import { changeTo, removeValue, unsafe, uselessValue } from '../report/fixes.ts';
import type { Issue } from '../report/issues.ts';
import { coerceValue } from './corrections/coerce-value.ts';
import { exampleOf } from './examples.ts';
import type { IssueText } from './issue-text.ts';
import { oneLine } from './one-line.ts';
import { rootTypeAdvice } from './properties/root-type-advice.ts';

const typeNames: Record<string, string> = {
  string: 'a text in "quotation marks"',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [square brackets]',
  object: 'a group of "name": value lines in {curly brackets}',
  null: 'null',
};

/** A value as messages quote it: shortened, but recognisable. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a group in {curly brackets}';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** The issue for a value of the wrong type, corrected if possible. */
export function typeIssue(error: ErrorObject): Pick<Issue, 'code' | 'message' | 'suggestion' | 'fix'> {
  const wanted = String(isObject(error.params) ? error.params.type : '');
  const name = pointerSteps(error.instancePath).findLast((step) => !/^\d+$/.test(step));
  const place = error.instancePath === '' ? 'The file' : name === undefined ? 'This entry' : `"${name}"`;
  const inList = /\/\d+$/.test(error.instancePath) && name !== undefined;
  const message = `${inList ? `An entry of ${place}` : place} is ${formatValue(error.data)}, but must be ${typeNames[wanted] ?? wanted}.`;
  const meaning = textProperty(error.parentSchema, 'description') ?? 'Look at another file for an example.';
  if (typeof error.data === 'string' && COMMENT.test(name ?? '') && !inList) return commentIssue(name ?? '', error);
  if (error.instancePath === '') return { code: 'wrong-type', message, ...rootTypeAdvice(error) };
  const example = wanted === 'array' && !isObject(error.data) ? exampleOfGroups(error.parentSchema) : undefined;
  if (example !== undefined) return { code: 'wrong-type', message, suggestion: `Write a list such as ${example}.` };
  const right = coerceValue(error, wanted);
  if (right !== undefined) {
    const fix = changeTo(error.instancePath, right);
    const advice =
      bracketAdvice(error.data, right) ??
      `Write ${oneLine(right)}${typeof error.data === 'string' && typeof right !== 'object' ? ', without quotation marks' : ''}.`;
    return { code: 'wrong-type', message, suggestion: advice, fix: isGuess(error.data, right) ? unsafe(fix) : fix };
  }
  return {
    code: 'wrong-type',
    message,
    suggestion: rewritten(error, wanted) ?? exampleAdvice(error, wanted) ?? meaning,
  };
}

/** The advice to write a list or group like the example of the schema, or like one made of the examples in it. */
function exampleAdvice({ parentSchema }: ErrorObject, wanted: string): string | undefined {
  const example = wanted === 'array' || wanted === 'object' ? exampleOf(parentSchema) : undefined;
  if (example === undefined) return undefined;
  return `Write ${wanted === 'array' ? 'a list such as ' : ''}${oneLine(example)}.`;
}

/** Names of properties in which people write notes to each other. */
const COMMENT = /^(?:_|\/\/|#)|^\$?(?:comment|note|remark)s?$/i;

function commentIssue(
  name: string,
  { instancePath }: ErrorObject,
): Pick<Issue, 'code' | 'message' | 'suggestion' | 'fix'> {
  return {
    code: 'wrong-type',
    message: `"${name}" is a note, but these files cannot contain notes: each line here is an entry.`,
    suggestion: 'Remove the line.',
    fix: unsafe(removeValue(instancePath)),
  };
}

/** The issue for a list item that occurs twice. */
export function listedTwice(error: ErrorObject): IssueText {
  const positions = isObject(error.params) ? [Number(error.params.i), Number(error.params.j)] : [];
  const later = Math.max(...positions);
  const pointer = error.instancePath + pointerStep(later);
  return {
    code: 'listed-twice',
    message: `${formatValue(Array.isArray(error.data) ? error.data[later] : undefined)} is in this list twice.`,
    ...uselessValue(pointer, 'Remove one of the two.'),
  };
}

/** Whether the suggested value is uncertain, so that a person has to look at it. */
function isGuess(data: unknown, right: unknown): boolean {
  const isSplit = typeof data === 'string' && Array.isArray(right) && right[0] !== data;
  return (
    isSplit ||
    typeof data === 'object' ||
    (typeof data === 'boolean' && right !== String(data)) ||
    (isObject(right) && Object.keys(right).length > 1) ||
    /^\s*-?\d+\D*[a-z]/i.test(String(data))
  );
}

/** The suggestion if only the brackets around something are wrong. It leaves out the content, which may be long. */
function bracketAdvice(data: unknown, right: unknown): string | undefined {
  if (Array.isArray(data) && data[0] === right && isObject(right)) return 'Remove the [square brackets] around it.';
  const [only] = isObject(data) ? Object.entries(data) : [];
  if (Array.isArray(right) && right === only?.[1])
    return `Remove { "${only[0]}": in front of the list, and the } behind it.`;
  return Array.isArray(right) && right[0] === data && isObject(data) ? 'Put it into [square brackets].' : undefined;
}

/** The schema's example of a list of objects, for a text that cannot be turned into an object. */
function exampleOfGroups(schema: unknown): string | undefined {
  const [example] = listProperty(schema, 'examples');
  return Array.isArray(example) && example.every(isObject) ? oneLine(example) : undefined;
}

/** The list that a group of texts should be, such as { "facebook": "https://…" }, by its first entry. */
function listFor(group: Record<string, unknown>, schema: unknown): string | undefined {
  const [[name, text] = []] = Object.entries(group);
  const example = exampleOf(property(schema, 'items'));
  const parts = Object.keys(asObject(example));
  const [first] = parts.filter((part) => part !== 'link');
  if (name === undefined || typeof text !== 'string' || first === undefined || !parts.includes('link'))
    return undefined;
  const entry = { ...asObject(example), [first]: name.charAt(0).toUpperCase() + name.slice(1), link: text };
  return `Write a list such as [${oneLine(entry)}].`;
}

function rewritten({ data: value, parentSchema, instancePath }: ErrorObject, wanted: string): string | undefined {
  if (wanted === 'array' && isObject(value)) return listFor(value, parentSchema);
  const required = listProperty(parentSchema, 'required').map(String);
  if (wanted === 'object' && required.length > 0 && required.length < 6) {
    const address = typeof value === 'string' && /^(?:[/#]|\w+:)\S*$/.test(value) ? /^(?:link|url)$/ : /^$/;
    const partOf = (name: string) => property(property(parentSchema, 'properties'), name);
    const isFree = (name: string) =>
      listProperty(partOf(name), 'enum').length === 0 &&
      !/^(?:integer|number|boolean)$/.test(textProperty(partOf(name), 'type') ?? '');
    const place = [address.test.bind(address), isFree]
      .map((fits) => required.findIndex((name) => fits(name)))
      .find((index) => index >= 0);
    const otherwise = (name: string) => {
      const [choice = property(partOf(name), 'minimum')] = listProperty(partOf(name), 'enum');
      return choice === undefined ? '…' : JSON.stringify(choice);
    };
    const given = (name: string, text: string) =>
      property(property(property(parentSchema, 'properties'), name), 'type') === 'array' ? `[${text}]` : text;
    const lines = required.map(
      (name, index) =>
        `"${name}": ${index === place && typeof value === 'string' ? given(name, formatValue(value)) : otherwise(name)}`,
    );
    return `Write { ${lines.join(', ')} }.`;
  }
  const kind = textProperty(parentSchema, 'x-ref');
  if (wanted === 'string' && kind === 'options')
    return 'Put the choices into a file in options/, and write the name of that file here.';
  if (wanted === 'boolean' && typeof value === 'string') return 'Write true or false, without quotation marks.';
  if (wanted === 'number' || wanted === 'integer') return numberAdvice(parentSchema);
  return wanted === 'string' ? textAdvice(value, parentSchema, /\/\d+$/.test(instancePath)) : undefined;
}

/** The numbers that fit, if the schema says so. */
function numberAdvice(schema: unknown): string | undefined {
  const [least, most] = [property(schema, 'minimum'), property(schema, 'maximum')];
  return least === undefined || most === undefined ? undefined : `Write a number from ${least} to ${most}.`;
}

/** The texts that are possible where a list of texts, or true, was written. */
function textAdvice(value: unknown, schema: unknown, isEntry: boolean): string | undefined {
  const texts = Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
  if (isEntry && texts.length > 0) return 'Remove the inner [square brackets]: each text is an entry of its own.';
  if (texts.length > 1) return `Only one fits here. Write one of them, such as ${JSON.stringify(texts[0])}.`;
  const examples = listProperty(schema, 'examples').map((example) => JSON.stringify(example));
  return typeof value === 'boolean' && examples.length > 1 ? `Write a text such as ${examples.join(', ')}.` : undefined;
}
