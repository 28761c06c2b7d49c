/** Fills the parameters of a mail from a submission: pure, the same in the browser and on the server (specification 7.2). */
import type { EmailParam, FormField, Option } from '../shapes.ts';
import { fileOf, type Value, type Values } from './rules/values.ts';

/** Day and clock time apart, because the word between them differs from engine to engine. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Nairobi' });

/** What parts the entries of a list when the mail does not say. */
const SEPARATOR = ', ';

function dateTime(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : `${DAY.format(date)}, ${TIME.format(date)}`;
}

function labelOf(options: Option[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}

function textsOf(value: Value): string[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'boolean') return [String(value)];
  const file = fileOf(value);
  return file ? [file.name] : [];
}

function paramValue(param: EmailParam, fields: FormField[], submission: Values): string {
  if (param.field === undefined) return param.text ?? '';
  const options = fields.find((field) => field.name === param.field)?.options;
  const texts = textsOf(submission[param.field]).map((text) => {
    if (param.format === 'date-time') return dateTime(text);
    return param.labels ? labelOf(options, text) : text;
  });
  return texts.length > 0 ? texts.join(param.join ?? SEPARATOR) : (param.fallback ?? '');
}

/**
 * The template parameters of one mail.
 * `submission`: the normalised values with source, submissionId and timestamp. A document gives its name,
 * a timestamp with `format` the date and time in Kenya, an empty field its fallback or an empty text.
 */
export function emailParams(
  params: Record<string, EmailParam>,
  fields: FormField[],
  submission: Values,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, paramValue(param, fields, submission)]),
  );
}
