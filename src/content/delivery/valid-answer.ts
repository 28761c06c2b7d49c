import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { checkValues, fieldKinds, normaliseValues, type Value } from '../../forms/rules/index.ts';
import { samplesOf } from './pattern-samples.ts';

/** How phone numbers are built where the site's visitors live. */
type PhoneNumbers = FormDefinition['phoneNumbers'];

/** Bytes: as much as a scanned page has. */
const ORDINARY_DOCUMENT = 100_000;

/** What a visitor may answer in fields of a kind. */
const USUAL: Partial<Record<FormField['kind'], string[]>> = {
  email: ['visitor@example.com', 'v@example.co', 'a@b.co'],
  url: ['https://example.com', 'http://a.co', 'https://example.com/a/long/address/of/a/page/that/visitors/may/have'],
  text: ['A', 'Wanjiru Otieno', 'visitor@example.com', '1234567', 'https://example.com'],
};

/** Whether an answer passes the browser, and then, as it was sent, the server. */
export function passesCheck(field: FormField, value: Value, phoneNumbers: PhoneNumbers): boolean {
  const form = { fields: [alone(field)], failure: '', phoneNumbers };
  const values = { [field.name]: value };
  return [values, normaliseValues(form, values)].every((sent) => checkValues(form, sent).length === 0);
}

/** A field as it is when it is shown. */
function alone(field: FormField): FormField {
  const { showWhen: _condition, ...shown } = field;
  return shown;
}

/** An answer that a field takes; undefined when none was found. */
export function validAnswer(field: FormField, phoneNumbers: PhoneNumbers): Value {
  return candidates(field, phoneNumbers).find((value) => passesCheck(field, value, phoneNumbers));
}

/** Whether every answer that there can be was thought of; false where a pattern is not understood. */
export function isSearched(field: FormField): boolean {
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
  return choices.map((choice) => chosen(field, choice));
}

/** The value of a field in which one answer is chosen. */
export function chosen({ kind }: FormField, choice: string): Value {
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
  // An empty text has no hours for what may be answered.
  return all.filter((text) => text.trim() !== '');
}

/** The same answer with at least so many characters. */
function lengthened(text: string, kind: FormField['kind'], least: number): string {
  const missing = 'a'.repeat(Math.max(0, least - text.length));
  return kind === 'email' ? missing + text : text + missing;
}

/** Numbers as people write them at home and abroad. */
function phones({ countryCode, trunkPrefix, lengths, firstDigits }: PhoneNumbers): string[] {
  // Where nobody types numbers without a prefix, behind one they may begin with any digit.
  return [...(firstDigits || '2')].flatMap((first) =>
    lengths.flatMap((length) => {
      const number = `${first}${'2345678901234'.slice(0, length - 1)}`;
      return [`${trunkPrefix}${number}`, `+${countryCode}${number}`];
    }),
  );
}
