import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import {
  type FieldKind,
  type FileValue,
  fieldKinds,
  HONEYPOT_FIELD,
  type Value,
  type Values,
} from '../../forms/rules/index.ts';
import type { UploadedDocument } from '../documents/uploaded-document.ts';
import { EncodedData } from '../http/bodies/detached-documents.ts';
import { formatMessage, type MessageName } from '../http/http-error.ts';
import { Upload } from './no-script/plain-form.ts';
import { isPayload, type Payload } from './payload.ts';

/** Properties of a payload that are not fields of the form. */
const ENVELOPE = ['source', 'submissionId', 'timestamp', HONEYPOT_FIELD];

/** How many unknown properties of a payload are reported. */
const MAX_UNKNOWN_FIELDS = 20;
const MAX_UNKNOWN_LENGTH = 60;

/** A value of the right type, with its document if any, or the message about it. */
type Reading = { value: Value; document?: UploadedDocument } | { fault: MessageName };

/**
 * Removes control characters other than tabs and line breaks: they are invisible, and not all databases and mails
 * accept them.
 */
function clean(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** Removes control characters from all texts in a value. */
function cleaned(value: Value): Value {
  if (typeof value === 'string') return clean(value);
  return Array.isArray(value) ? value.map(clean) : value;
}

function isSame(read: Value, sent: unknown): boolean {
  if (!Array.isArray(read)) return read === sent;
  return Array.isArray(sent) && read.length === sent.length && read.every((one, index) => one === sent[index]);
}

/** Accepts only values that have the type of their field without conversion. */
function readAnswer({ empty, parse }: FieldKind, sent: unknown): Reading {
  if (sent === undefined || sent === null) return { value: empty };
  const value = parse(sent);
  return isSame(value, sent) ? { value: cleaned(value) } : { fault: 'wrongKind' };
}

/** A document in JSON. The text of a large one was detached. */
type FileInJson = Payload & { name: string; type: string; size: number; data: string | EncodedData };

function isFileInJson(value: Payload): value is FileInJson {
  const { name, type, size, data, ...others } = value;
  const texts = [name, type].every((one) => typeof one === 'string');
  const hasData = typeof data === 'string' || data instanceof EncodedData;
  return texts && hasData && Number.isSafeInteger(size) && Object.keys(others).length === 0;
}

/** The value of a file field. The name may include folders of the visitor's computer; only its last part is kept. */
function fileValue(name: string, type: string, size: number): FileValue {
  const last = clean(name).split(/[\\/]/).at(-1) ?? '';
  return { name: last.slice(-200).toWellFormed(), type: clean(type).slice(0, 100), size };
}

function readFile(value: unknown): Reading {
  if (value instanceof Upload) {
    const { name, type, size, content } = value;
    const document = content && { document: { bytes: content, isBase64: false, size } };
    return { value: fileValue(name, type, size), ...document };
  }
  if (value === undefined || value === null || value === '') return { value: null };
  if (typeof value === 'string') return { fault: 'fileNeedsScript' };
  if (!isPayload(value) || !isFileInJson(value)) return { fault: 'wrongKind' };
  const { name, type, size, data } = value;
  const bytes = data instanceof EncodedData ? data.bytes : Buffer.from(data);
  return { value: fileValue(name, type, size), document: { bytes, isBase64: true, size } };
}

/** The values of a payload, and what is wrong with it. */
interface ReadValues {
  values: Values;
  /** Messages about what cannot be read, by name. */
  faults: Record<string, string>;
  /** The documents that arrived, by field. */
  sent: ReadonlyMap<string, UploadedDocument>;
}

/**
 * Reads the fields of a form from a payload, without converting types. `faults` has messages by name about properties
 * that are not fields of the form, or of the wrong type.
 */
export function readValues(config: ServerConfig, form: FormDefinition, payload: Payload): ReadValues {
  const readings = form.fields.map((field) => {
    const sent = Object.hasOwn(payload, field.name) ? payload[field.name] : undefined;
    const kind = fieldKinds[field.kind];
    return { field, reading: kind.answer === 'document' ? readFile(sent) : readAnswer(kind, sent) };
  });
  const wrong = readings.flatMap(({ field, reading }) =>
    'fault' in reading ? [[field.name, formatMessage(config, reading.fault, { label: field.label })] as const] : [],
  );
  const known = new Set([...ENVELOPE, ...form.fields.map((field) => field.name)]);
  const unknown = Object.keys(payload).filter((name) => !known.has(name));
  const named = unknown.slice(0, MAX_UNKNOWN_FIELDS).map((name) => name.slice(0, MAX_UNKNOWN_LENGTH).toWellFormed());
  return {
    values: Object.fromEntries(
      readings.map(({ field, reading }) => [field.name, 'value' in reading ? reading.value : null]),
    ),
    faults: Object.fromEntries([
      ...wrong,
      ...named.map((name) => [name, formatMessage(config, 'unknownField', { name })] as const),
    ]),
    sent: new Map(
      readings.flatMap(({ field, reading }) =>
        'document' in reading && reading.document ? [[field.name, reading.document] as const] : [],
      ),
    ),
  };
}
