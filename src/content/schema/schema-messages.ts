import type { ErrorObject } from 'ajv';
import { isObject, pointerStep, textProperty } from '../read/json.ts';
import { nearest, possible } from '../references/nearest.ts';
import type { Issue } from '../report/issues.ts';
import { asTyped } from '../syntax/look-alikes.ts';
import { nameOf, type Words } from './error-words.ts';
import { possibleDays, possibleMoments } from './possible-days.ts';
import {
  missingName,
  missingProperty,
  renamedProperties,
  renamedWords,
  suggestedProperty,
  unknownProperty,
} from './property-messages.ts';
import { rightShape, rightTimeZone } from './right-shape.ts';
import { suggestedChoice } from './synonyms.ts';
import { listedTwice, shown, typeIssue } from './value-messages.ts';

/** Turns validation errors into plain messages. @param data the whole file */
export function plainIssues(path: string, errors: ErrorObject[], data: unknown): Issue[] {
  const relevant = withoutConsequences(errors.filter((error) => !isPartOfAnother(error)));
  const renamed = renamedProperties(relevant);
  const misspelt = new Set([...relevant.flatMap(suggestedProperty), ...renamed.values()]);
  const issues = relevant
    .filter((error) => error.keyword !== 'required' || !misspelt.has(`${error.instancePath} ${missingName(error)}`))
    .map(
      (error): Issue => ({
        path,
        pointer: error.instancePath,
        ...(renamedWords(error, renamed) ?? wordsOf(error, data)),
      }),
    );
  return [...new Map(issues.map((issue) => [`${issue.pointer} ${issue.code} ${issue.message}`, issue])).values()];
}

/** Ajv also reports the branches of oneOf/anyOf, and conditions; the error of the whole is clearer. */
function isPartOfAnother({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'propertyNames' || /\/(oneOf|anyOf)\/\d/.test(schemaPath);
}

/** Drops errors that only follow from another error of the same value: its kind is unknown, or it is not an object. */
function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  return errors.filter((error) => {
    const own = errors.filter((other) => other !== error && other.instancePath === error.instancePath);
    if (error.keyword === 'required' && /\/then\//.test(error.schemaPath))
      return !own.some((other) => other.keyword === 'required' && /^(?:kind|type|rule|do)$/.test(missingName(other)));
    const around = error.instancePath.replace(/\/value$/, '');
    if (error.keyword === 'type' && around !== error.instancePath)
      return !errors.some((other) => other.instancePath === around && missingName(other) === 'pattern');
    return !['oneOf', 'anyOf'].includes(error.keyword) || !own.some(({ keyword }) => keyword === 'type');
  });
}

function wordsOf(error: ErrorObject, data: unknown): Words {
  const words = sentences[error.keyword];
  if (words) return words(error, data);
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is not valid.`,
    suggestion: described(error),
  };
}

const sentences: Record<string, (error: ErrorObject, file: unknown) => Words> = {
  type: (error) => typeIssue(error),
  additionalProperties: (error) => unknownProperty(error),
  required: (error) => missingProperty(error),
  enum: (error) => unknownChoice(error),
  const: (error) => unknownChoice(error),
  pattern: wrongShape,
  minLength: tooShort,
  maxLength: tooLong,
  format: wrongFormat,
  minItems: (error) => tooFew(error, 'entry', 'entries'),
  minProperties: (error) => tooFew(error, 'line', 'lines'),
  maxItems: tooMany,
  uniqueItems: listedTwice,
  minimum: (error) => outOfRange(error, 'small', 'at least'),
  maximum: (error) => outOfRange(error, 'large', 'at most'),
  oneOf: choiceOfProperties,
  anyOf: choiceOfProperties,
};

function described({ parentSchema }: ErrorObject): string {
  return textProperty(parentSchema, 'description') ?? 'Look at another file for an example.';
}

function limitOf({ params }: ErrorObject): number {
  return isObject(params) && typeof params.limit === 'number' ? params.limit : 0;
}

function unknownChoice(error: ErrorObject): Words {
  const allowed = isObject(error.params) ? [error.params.allowedValues ?? error.params.allowedValue].flat() : [];
  const names = allowed.map(String);
  const isBlock = error.parentSchema?.['x-ref'] === 'block';
  const near =
    typeof error.data === 'string'
      ? (nearest(asTyped(error.data), names) ?? suggestedChoice(error.data, names))
      : undefined;
  const message = isBlock
    ? `There is no section type ${shown(error.data)}.`
    : `${nameOf(error)} cannot be ${shown(error.data)}.`;
  const advice =
    near === undefined && names.includes('company') && /\S@\S/.test(String(error.data))
      ? { suggestion: TO_COLLEAGUES, meant: 'company' }
      : near === undefined
        ? { suggestion: possible(names) }
        : { suggestion: `Did you mean "${near}"?`, meant: near };
  return { code: isBlock ? 'unknown-block' : 'unknown-choice', message, ...advice };
}

const TO_COLLEAGUES = 'Write "company": the mail goes to the inbox in site.json, or to the "recipients" of the form.';

function wrongShape(error: ErrorObject): Words {
  const hint = textProperty(error.parentSchema, 'x-pattern-hint') ?? 'a different value';
  if (error.propertyName !== undefined) {
    const place = { pointer: error.instancePath + pointerStep(error.propertyName), at: 'key' as const };
    return {
      code: 'bad-name',
      message: `The name "${error.propertyName}" cannot be used here.`,
      suggestion: `Use ${hint}.`,
      ...nameAdvice(error.propertyName, error),
      ...place,
    };
  }
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is ${shown(error.data)}, which is not written correctly.`,
    suggestion: `Write ${hint}.`,
    ...shapeAdvice(error),
  };
}

/** Corrects a name in another format. */
function nameAdvice(name: string, { params }: ErrorObject): Partial<Words> {
  const pattern = textProperty(params, 'pattern');
  const latin = asTyped(name);
  const isOfOtherLetters = latin !== name && pattern !== undefined && new RegExp(pattern, 'u').test(latin);
  const right = pattern === undefined ? undefined : isOfOtherLetters ? latin : rightShape(latin, pattern);
  return right === undefined ? {} : { suggestion: `Write "${right}".`, meant: right };
}

/** Corrects a text in another format. */
function shapeAdvice({ data, params }: ErrorObject): Partial<Words> {
  const pattern = textProperty(params, 'pattern');
  const right = typeof data === 'string' && pattern !== undefined ? rightShape(data, pattern) : undefined;
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

function wrongFormat(error: ErrorObject, file: unknown): Words {
  const format = formats[String(isObject(error.params) ? error.params.format : '')];
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is ${shown(error.data)}, which is not ${format?.noun ?? 'valid here'}.`,
    suggestion: format?.advice ?? described(error),
    ...dayAdvice(error),
    ...zoneAdvice(error, textProperty(file, 'country')),
  };
}

/** Corrects a date in another format. */
function dayAdvice({ data, params }: ErrorObject): Partial<Words> {
  const format = textProperty(params, 'format');
  const written = typeof data === 'string' ? data : '';
  const days = format === 'date' ? possibleDays(written) : format === 'moment' ? possibleMoments(written) : [];
  const [day, other] = days;
  if (day === undefined) return {};
  if (other === undefined) return { suggestion: `Write "${day}".`, meant: day };
  const spoken = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
  return { suggestion: `Write "${day}" for ${spoken(day)}, or "${other}" for ${spoken(other)}.` };
}

function zoneAdvice({ data, params }: ErrorObject, country: string | undefined): Partial<Words> {
  const zone =
    isObject(params) && params.format === 'time-zone' && typeof data === 'string'
      ? rightTimeZone(data, country)
      : undefined;
  return zone === undefined ? {} : { suggestion: `Write "${zone}".`, meant: zone };
}

function tooShort(error: ErrorObject): Words {
  return {
    code: 'empty-text',
    message: `${nameOf(error)} is empty.`,
    suggestion: `Write a text, or remove the line if it is not needed. ${described(error)}`,
  };
}

function tooLong(error: ErrorObject): Words {
  const length = typeof error.data === 'string' ? [...error.data].length : 0;
  const message = `${nameOf(error)} has ${length} characters; the limit is ${limitOf(error)}.`;
  return { code: 'too-long', message, suggestion: severalEntries(error) ?? 'Shorten it.' };
}

/** Several entries of a list in one text, such as "roofs, rain, gutters". */
function severalEntries({ instancePath, data }: ErrorObject): string | undefined {
  const parts = typeof data === 'string' && /\/\d+$/.test(instancePath) ? data.split(/\s*[,;]\s*/).filter(Boolean) : [];
  const areShort = parts.length > 2 && parts.every((part) => part.split(' ').length <= 4);
  return areShort ? `Write ${parts.map((part) => JSON.stringify(part)).join(', ')}.` : undefined;
}

function tooFew(error: ErrorObject, one: string, many: string): Words {
  const limit = limitOf(error);
  const found = Object.keys(isObject(error.data) || Array.isArray(error.data) ? error.data : {}).length;
  const message = `${nameOf(error)} has ${found === 0 ? `no ${many}` : `only ${found} ${found === 1 ? one : many}`}; at least ${limit} ${limit === 1 ? 'is' : 'are'} required.`;
  return {
    code: 'too-few',
    message,
    suggestion: `Add ${limit - found === 1 ? 'one' : limit - found}. ${described(error)}`,
  };
}

function tooMany(error: ErrorObject): Words {
  const found = Array.isArray(error.data) ? error.data.length : 0;
  const limit = limitOf(error);
  return {
    code: 'too-many',
    message: `${nameOf(error)} has ${found} entries; the limit is ${limit}.`,
    suggestion: cutDecimals(error.data, limit) ?? `Remove ${found - limit}.`,
  };
}

/** Numbers with a decimal comma, which splits each in two: [36.82, -1,29]. */
function cutDecimals(data: unknown, limit: number): string | undefined {
  const numbers = Array.isArray(data) && data.every((part) => typeof part === 'number') ? data.map(Number) : [];
  if (numbers.length !== limit + 1) return undefined;
  const at = numbers.findIndex(
    (part, index) => Number.isInteger(part) && Number.isInteger(numbers[index + 1]) && (numbers[index + 1] ?? -1) >= 0,
  );
  if (at < 0) return undefined;
  const right = [...numbers.slice(0, at), Number(`${numbers[at]}.${numbers[at + 1]}`), ...numbers.slice(at + 2)];
  return `Write [${right.join(', ')}]: decimals are written with a point.`;
}

function outOfRange(error: ErrorObject, size: 'small' | 'large', bound: string): Words {
  const limit = limitOf(error);
  return {
    code: `too-${size}`,
    message: `${nameOf(error)} is ${shown(error.data)}, which is too ${size}.`,
    suggestion: `Write a number of ${bound} ${limit}.${/second|byte|percent/i.test(described(error)) ? ` ${described(error)}` : ''}`,
  };
}

/** One of several properties is required, or only one of them is allowed. */
function choiceOfProperties(error: ErrorObject): Words {
  const branches: unknown[] = Array.isArray(error.schema) ? error.schema : [];
  const names = branches.flatMap((branch) =>
    isObject(branch) && Array.isArray(branch.required) ? branch.required.map(String) : [],
  );
  const list = names.map((name) => `"${name}"`).join(' or ');
  const data = isObject(error.data) ? error.data : {};
  const present = names.filter((name) => Object.hasOwn(data, name));
  if (present.length > 1) {
    return {
      code: 'contradiction',
      message: `${nameOf(error)} has both ${present.map((name) => `"${name}"`).join(' and ')}; use only one of them.`,
      suggestion: 'Remove one of them.',
    };
  }
  return {
    code: 'missing-property',
    message: `${nameOf(error)} has neither ${list.replaceAll(' or ', ' nor ')}.`,
    suggestion: `Add ${list}.`,
  };
}
