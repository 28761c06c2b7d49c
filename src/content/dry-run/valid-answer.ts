import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { checkValues, fieldKinds, normaliseValues, type Value } from '../../forms/rules/index.ts';
import { samplesOf } from './pattern-samples.ts';

/** The format of phone numbers in the visitors' country. */
type PhoneNumbers = FormDefinition['phoneNumbers'];

/** The size of a scanned page in bytes. */
const ORDINARY_DOCUMENT = 100_000;

/** Typical answers for kinds of fields. */
const USUAL: Partial<Record<FormField['kind'], string[]>> = {
  email: ['visitor@example.com', 'v@example.co', 'a@b.co'],
  url: ['https://example.com', 'http://a.co', 'https://example.com/a/long/address/of/a/page/that/visitors/may/have'],
  text: ['A', 'Wanjiru Otieno', 'visitor@example.com', '1234567', 'https://example.com'],
};

/** Whether an answer is accepted by the browser and then, as sent, by the server. */
export function passesCheck(field: FormField, value: Value, phoneNumbers: PhoneNumbers): boolean {
  const form = { fields: [withoutCondition(field)], failure: '', phoneNumbers };
  const values = { [field.name]: value };
  return [values, normaliseValues(form, values)].every((sent) => checkValues(form, sent).length === 0);
}

/** A field without its condition. */
function withoutCondition(field: FormField): FormField {
  const { showWhen: _condition, ...shown } = field;
  return shown;
}

/** An answer the field accepts; undefined if none was found. */
export function validAnswer(field: FormField, phoneNumbers: PhoneNumbers): Value {
  return candidates(field, phoneNumbers).find((value) => passesCheck(field, value, phoneNumbers));
}

/** A mistyped answer, corrected so that the field accepts it; undefined if that fails. */
export function repairAnswer(field: FormField, written: string, phoneNumbers: PhoneNumbers): string | undefined {
  return corrections(field.kind, written.trim()).find((text) => passesCheck(field, text, phoneNumbers));
}

/** What may be meant by an address without @ or https://, and by a number with a digit too few or too many. */
function corrections(kind: FormField['kind'], written: string): string[] {
  const last = Number(/\d$/.exec(written)?.[0] ?? '0');
  if (kind === 'email') return [written.replace(/\s*(?:\(at\)|\[at\]| at )\s*|\./, '@')];
  if (kind === 'url') return [`https://${written.replace(/^\w+:\/*/, '')}`];
  if (kind === 'phone') return [`${written}${(last + 1) % 10}`, written.slice(0, -1)];
  return [];
}

/** Whether all possible answers were tried; false if a pattern is not fully supported. */
export function isExhaustive(field: FormField): boolean {
  return patternsOf(field).every((pattern) => samplesOf(pattern).isSure);
}

function patternsOf({ rules = [] }: FormField): string[] {
  return rules.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]));
}

function candidates(field: FormField, phoneNumbers: PhoneNumbers): Value[] {
  const { answer, answers } = fieldKinds[field.kind];
  if (answer === 'document') return documents(field);
  if (answers === 'any') return texts(field, phoneNumbers);
  const choices = answers === 'options' ? (field.options ?? []).map(({ value }) => value) : answers;
  return choices.map((choice) => choiceValue(field, choice));
}

/** The value of a field in which one answer is chosen. */
export function choiceValue({ kind }: FormField, choice: string): Value {
  const { parse, fromTexts } = fieldKinds[kind];
  return parse(fromTexts([choice]));
}

function documents({ rules = [] }: FormField): Value[] {
  const types = rules.flatMap(({ types: endings = [] }) => endings);
  return [...types, 'pdf'].map((type) => ({ name: `document.${type}`, type: '', size: ORDINARY_DOCUMENT }));
}

function texts(field: FormField, phoneNumbers: PhoneNumbers): string[] {
  const { kind, placeholder, rules = [] } = field;
  const least = Math.max(0, ...rules.map(({ rule, value }) => (rule === 'min-length' && value ? value : 0)));
  const usual = kind === 'phone' ? phones(phoneNumbers) : (USUAL[kind] ?? USUAL.text ?? []);
  const long = [...usual.map((text) => lengthened(text, kind, least)), 'a'.repeat(least)];
  const all = [
    ...(placeholder === undefined ? [] : [placeholder]),
    ...patternsOf(field).flatMap((pattern) => samplesOf(pattern).texts),
    ...usual,
    ...long,
  ];
  // Skips empty texts.
  return all.filter((text) => text.trim() !== '');
}

/** The same answer, padded to at least this many characters. */
function lengthened(text: string, kind: FormField['kind'], least: number): string {
  const missing = 'a'.repeat(Math.max(0, least - text.length));
  return kind === 'email' ? missing + text : text + missing;
}

/** Phone numbers in national and international format. */
function phones({ countryCode, trunkPrefix, lengths, firstDigits }: PhoneNumbers): string[] {
  // If numbers always have a prefix, they may begin with any digit after it.
  return [...(firstDigits || '2')].flatMap((first) =>
    lengths.flatMap((length) => {
      const number = `${first}${'2345678901234'.slice(0, length - 1)}`;
      return [`${trunkPrefix}${number}`, `+${countryCode}${number}`];
    }),
  );
}
