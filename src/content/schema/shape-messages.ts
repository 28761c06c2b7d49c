import type { ErrorObject } from 'ajv';
import { isObject, pointerStep, textProperty } from '../read/json.ts';
import { asTyped } from '../syntax/look-alikes.ts';
import { correctTimeZone, correctToPattern } from './corrections/correct-to-pattern.ts';
import { firstDayOfMonth, lastDayOfMonth, possibleDays, possibleMoments } from './corrections/possible-days.ts';
import { descriptionOf, type IssueText, nameOf } from './issue-text.ts';
import { formatValue } from './value-messages.ts';

/** The message for a text or name that does not match its pattern. */
export function wrongShape(error: ErrorObject): IssueText {
  const hint = textProperty(error.parentSchema, 'x-pattern-hint') ?? 'a different value';
  if (error.propertyName !== undefined) {
    const place = { pointer: error.instancePath + pointerStep(error.propertyName), at: 'key' as const };
    return {
      code: 'bad-name',
      message: `The name "${error.propertyName}" cannot be used here.`,
      suggestion: `Use ${hint}.`,
      ...nameAdvice(error.propertyName, error),
      invalidName: error.propertyName,
      ...place,
    };
  }
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is ${formatValue(error.data)}, which is not written correctly.`,
    suggestion: `Write ${hint}.`,
    ...(typeof error.data === 'string' && { invalidName: error.data }),
    ...shapeAdvice(error),
  };
}

/** A correction for a name in another form. */
function nameAdvice(name: string, { params }: ErrorObject): Partial<IssueText> {
  const pattern = textProperty(params, 'pattern');
  const latin = asTyped(name);
  const isOfOtherLetters = latin !== name && pattern !== undefined && new RegExp(pattern, 'u').test(latin);
  const right = pattern === undefined ? undefined : isOfOtherLetters ? latin : correctToPattern(latin, pattern);
  return right === undefined ? {} : { suggestion: `Write "${right}".`, meant: right };
}

/** The pattern of colours. */
const COLOUR = '^#[0-9a-f]{6}$';

/** A correction for a text in another form. */
function shapeAdvice({ data, params }: ErrorObject): Partial<IssueText> {
  const pattern = textProperty(params, 'pattern');
  const digits = pattern === COLOUR && typeof data === 'string' ? /^#([0-9a-f]{4,})$/i.exec(data)?.[1] : undefined;
  if (digits !== undefined && digits.length !== 6 && digits.length !== 8)
    return { suggestion: `A colour has six digits or letters from a to f after its #; this one has ${digits.length}.` };
  const right = typeof data === 'string' && pattern !== undefined ? correctToPattern(data, pattern) : undefined;
  return right === undefined ? {} : { suggestion: `Write "${right}".`, meant: right };
}

const formats: Record<string, { noun: string; advice: string }> = {
  date: { noun: 'a date', advice: 'Write year-month-day, such as 2026-03-01.' },
  moment: {
    noun: 'a date, with or without a time',
    advice: 'Write year-month-day, such as 2026-03-01, or with a time, such as 2026-03-01T08:00.',
  },
  email: { noun: 'an email address', advice: 'Write an address such as name@company.example.' },
  'time-zone': { noun: 'a time zone', advice: 'Write its name in the IANA list, such as Europe/Lisbon.' },
};

/** The message for a text that is not a valid date, address or time zone. @param file the data of the whole file */
export function wrongFormat(error: ErrorObject, file: unknown): IssueText {
  const format = formats[String(isObject(error.params) ? error.params.format : '')];
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is ${formatValue(error.data)}, which is not ${format?.noun ?? 'valid here'}.`,
    suggestion: format?.advice ?? descriptionOf(error),
    ...dayAdvice(error),
    ...zoneAdvice(error, textProperty(file, 'country')),
    ...addressAdvice(error),
  };
}

/** A correction for an email address with words in place of its punctuation, or with something around it. */
function addressAdvice({ data, params }: ErrorObject): Partial<IssueText> {
  const isAddress = isObject(params) && params.format === 'email' && typeof data === 'string';
  const right = isAddress ? correctToPattern(data, '^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$') : undefined;
  return right === undefined ? {} : { suggestion: `Write "${right}".`, meant: right };
}

/** A correction for a date in another format. */
function dayAdvice({ data, params }: ErrorObject): Partial<IssueText> {
  const format = textProperty(params, 'format');
  const written = typeof data === 'string' ? data : '';
  const days = format === 'date' ? possibleDays(written) : format === 'moment' ? possibleMoments(written) : [];
  const [day, other] = days;
  const first = format === 'email' ? undefined : firstDayOfMonth(written);
  if (first !== undefined) return { suggestion: `Write the day too, such as "${first}".` };
  const last = day === undefined && format !== 'email' ? lastDayOfMonth(written) : undefined;
  if (last !== undefined)
    return { suggestion: `Write "${last}", which is the last day of that month, or another day or month.` };
  if (day === undefined) return {};
  if (other === undefined) return { suggestion: `Write "${day}".`, meant: day };
  const spoken = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
  return { suggestion: `Write "${day}" for ${spoken(day)}, or "${other}" for ${spoken(other)}.` };
}

function zoneAdvice({ data, params }: ErrorObject, country: string | undefined): Partial<IssueText> {
  const zone =
    isObject(params) && params.format === 'time-zone' && typeof data === 'string'
      ? correctTimeZone(data, country)
      : undefined;
  return zone === undefined ? {} : { suggestion: `Write "${zone}".`, meant: zone };
}
