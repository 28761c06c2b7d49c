import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { EmailParam } from '../../contracts/resolved.ts';
import { fileOf, type Value, type Values, valueIn } from './values.ts';

/** Data of a submission besides its fields; mail parameters may use both. */
export interface SubmissionMetadata {
  submissionId: string;
  /** ISO 8601. */
  timestamp: string;
  /** The links that confirm the newsletter and unsubscribe from it. */
  confirmLink?: string;
  leaveLink?: string;
}

/** How dates and times are formatted. */
interface Locale {
  language: string;
  timeZone: string;
}

/**
 * Formatters by language and time zone: creating one takes longer than the rest of a submission's processing except
 * I/O.
 */
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

function dateTimeFormat({ language, timeZone }: Locale): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const format = dateTimeFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
  dateTimeFormats.set(key, format);
  return format;
}

function dateTime(text: string, locale: Locale): string {
  return dateTimeFormat(locale).format(new Date(text));
}

function labelOf(form: Pick<FormDefinition, 'fields'>, name: string, text: string): string {
  const options = form.fields.find((field) => field.name === name)?.options;
  return options?.find((option) => option.value === text)?.label ?? text;
}

function asText(value: Value, param: EmailParam, label: (text: string) => string, locale: Locale): string {
  const file = fileOf(value);
  if (file) return `${file.name} (${Math.ceil(file.size / 1024)} kB)`;
  if (Array.isArray(value)) return value.map(label).join(param.join ?? ', ');
  if (typeof value !== 'string' || value === '') return value === true ? String(value) : '';
  return param.format === 'date-time' ? dateTime(value, locale) : label(value);
}

/**
 * The parameters of a mail (specification 7.2) from the normalised values of a form. `language` is the site's, for
 * dates. The same in the browser and on the server.
 */
export function mailParams(
  form: Pick<FormDefinition, 'fields' | 'timeZone'>,
  params: EmailDefinition['params'],
  values: Values,
  metadata: SubmissionMetadata,
  language: string,
): Record<string, string> {
  const all: Values = { ...values, ...metadata };
  const locale = { language, timeZone: form.timeZone };
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => {
      if (param.field === undefined) return [name, param.text ?? ''];
      const field = param.field;
      const label = (text: string) => (param.labels ? labelOf(form, field, text) : text);
      return [name, asText(valueIn(all, field), param, label, locale) || (param.fallback ?? '')];
    }),
  );
}
