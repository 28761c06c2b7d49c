import { type FileValue, HONEYPOT_FIELD, type Value, type Values } from '../../forms/rules/index.ts';
import type { FormDefinition, FormField, ServerConfig } from '../../shapes.ts';
import { type MessageName, say } from '../http/refusal.ts';
import { isPayload, type Payload } from './payload.ts';

/** Names that stand in a payload besides the fields of the form. */
const ENVELOPE = ['source', 'submissionId', 'timestamp', HONEYPOT_FIELD];

/** A value of the right kind, or what to say about it. */
type Reading = { value: Value } | { fault: MessageName };

/** Control characters other than tab and line breaks: invisible, and no database or mail takes them all. */
function clean(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}

function readText(value: unknown): Reading {
  if (value === undefined || value === null) return { value: '' };
  return typeof value === 'string' ? { value: clean(value) } : { fault: 'wrongKind' };
}

function readList(value: unknown): Reading {
  if (value === undefined || value === null) return { value: [] };
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return { fault: 'wrongKind' };
  return { value: value.map(clean) };
}

function readFlag(value: unknown): Reading {
  if (value === undefined || value === null) return { value: false };
  return typeof value === 'boolean' ? { value } : { fault: 'wrongKind' };
}

function isFileValue(value: Payload): value is Payload & Required<FileValue> {
  const { name, type, size, data, ...others } = value;
  const texts = [name, type, data].every((one) => typeof one === 'string');
  return texts && Number.isSafeInteger(size) && Object.keys(others).length === 0;
}

function readFile(value: unknown): Reading {
  if (value === undefined || value === null || value === '') return { value: null };
  if (typeof value === 'string') return { fault: 'fileNeedsScript' };
  if (!isPayload(value) || !isFileValue(value)) return { fault: 'wrongKind' };
  // A name may come with the folders of the visitor's computer: only the last part is a name.
  const name = clean(value.name).split(/[\\/]/).at(-1) ?? '';
  return {
    value: { name: name.slice(-200), type: clean(value.type).slice(0, 100), size: value.size, data: value.data },
  };
}

const READ: Record<FormField['kind'], (value: unknown) => Reading> = {
  text: readText,
  textarea: readText,
  email: readText,
  phone: readText,
  url: readText,
  select: readText,
  checkboxes: readList,
  checkbox: readFlag,
  file: readFile,
};

/**
 * Takes the fields of a form from a payload, nothing converted from one kind into another.
 * `faults` says by name what is no field of the form or of the wrong kind.
 */
export function readValues(
  config: ServerConfig,
  form: FormDefinition,
  payload: Payload,
): { values: Values; faults: Record<string, string> } {
  const readings = form.fields.map((field) => {
    const sent = Object.hasOwn(payload, field.name) ? payload[field.name] : undefined;
    return { field, reading: READ[field.kind](sent) };
  });
  const wrong = readings.flatMap(({ field, reading }) =>
    'fault' in reading ? [[field.name, say(config, reading.fault, { label: field.label })] as const] : [],
  );
  const known = new Set([...ENVELOPE, ...form.fields.map((field) => field.name)]);
  const unknown = Object.keys(payload).filter((name) => !known.has(name));
  return {
    values: Object.fromEntries(
      readings.map(({ field, reading }) => [field.name, 'value' in reading ? reading.value : null]),
    ),
    faults: Object.fromEntries([
      ...wrong,
      ...unknown.map((name) => [name, say(config, 'unknownField', { name })] as const),
    ]),
  };
}
