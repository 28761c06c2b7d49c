import type { ErrorObject } from 'ajv';
import { isObject, lastStep } from '../read/json.ts';
import { changeTo, unsafe } from '../report/fixes.ts';
import { descriptionOf, type IssueText, nameOf } from './issue-text.ts';
import { sameAsOther } from './properties/same-as-other.ts';
import { formatValue } from './value-messages.ts';

function limitOf({ params }: ErrorObject): number {
  return isObject(params) && typeof params.limit === 'number' ? params.limit : 0;
}

/**
 * The message for a text that is empty or too short, or an empty name of a picture or the like.
 * @param missing the error that it is missing, if it must be there
 */
export function tooShort(error: ErrorObject, missing: ErrorObject | undefined): IssueText {
  const limit = limitOf(error);
  const isRequired = missing !== undefined;
  if (typeof error.data === 'string' && error.data.trim() !== '')
    return {
      code: 'too-short',
      message: `${nameOf(error)} is "${error.data}", which has fewer than ${limit} characters.`,
      suggestion: `Write at least ${limit}${isRequired ? '' : ', or remove it'}. ${descriptionOf(error)}`,
    };
  const same = missing && sameAsOther(missing, lastStep(error.instancePath));
  if (same)
    return {
      code: 'empty-text',
      message: `${nameOf(error)} is empty, but it is required.`,
      suggestion: `Write ${JSON.stringify(same.value)}, or other words. Its purpose: ${descriptionOf(error)}`,
      fix: unsafe(changeTo(error.instancePath, same.value)),
    };
  const wanted = error.parentSchema?.['x-ref'] === undefined ? 'a text' : 'a name';
  return {
    code: 'empty-text',
    message: `${nameOf(error)} is empty.`,
    suggestion: `Write ${wanted}${isRequired ? ': it is required' : ', or remove the line if it is not needed'}. ${descriptionOf(error)}`,
  };
}

/** The message for a text that is too long. */
export function tooLong(error: ErrorObject): IssueText {
  const length = typeof error.data === 'string' ? [...error.data].length : 0;
  const message = `${nameOf(error)} has ${length} characters; the limit is ${limitOf(error)}.`;
  return { code: 'too-long', message, suggestion: severalEntries(error) ?? 'Shorten it.' };
}

/** The message for a list item that contains several ones, such as "roofs, rain, gutters". */
function severalEntries({ instancePath, data }: ErrorObject): string | undefined {
  const parts = typeof data === 'string' && /\/\d+$/.test(instancePath) ? data.split(/\s*[,;]\s*/).filter(Boolean) : [];
  const areShort = parts.length > 2 && parts.every((part) => part.split(' ').length <= 4);
  return areShort ? `Write ${parts.map((part) => JSON.stringify(part)).join(', ')}.` : undefined;
}

/** The message for a list or an object with too few entries. */
export function tooFew(error: ErrorObject, one: string, many: string): IssueText {
  const limit = limitOf(error);
  const found = Object.keys(isObject(error.data) || Array.isArray(error.data) ? error.data : {}).length;
  const message = `${nameOf(error)} has ${found === 0 ? `no ${many}` : `only ${found} ${found === 1 ? one : many}`}; at least ${limit} ${limit === 1 ? 'is' : 'are'} required.`;
  return {
    code: 'too-few',
    message,
    suggestion: `Add ${limit - found === 1 ? 'one' : limit - found}. ${descriptionOf(error)}`,
  };
}

/** The message for a list with too many entries. */
export function tooMany(error: ErrorObject): IssueText {
  const found = Array.isArray(error.data) ? error.data.length : 0;
  const limit = limitOf(error);
  return {
    code: 'too-many',
    message: `${nameOf(error)} has ${found} entries; the limit is ${limit}.`,
    suggestion: fewerNumbers(error.data, limit) ?? `Remove ${found - limit}.`,
  };
}

/** A shorter list of numbers; undefined for other lists. */
function fewerNumbers(data: unknown, limit: number): string | undefined {
  const isOfNumbers = Array.isArray(data) && data.every((part) => typeof part === 'number');
  if (!isOfNumbers) return undefined;
  return cutDecimals(data, limit) ?? `Write [${data.slice(0, limit).join(', ')}], if the first ${limit} are right.`;
}

/** A correction for numbers with a decimal comma, which splits each into two: [36.82, -1,29]. */
function cutDecimals(numbers: readonly number[], limit: number): string | undefined {
  const areDecimal = numbers.some((part) => part < 0 || !Number.isInteger(part)) || (numbers[1] ?? 10) < 10;
  if (numbers.length !== limit + 1 || !areDecimal) return undefined;
  const at = numbers.findIndex(
    (part, index) => Number.isInteger(part) && Number.isInteger(numbers[index + 1]) && (numbers[index + 1] ?? -1) >= 0,
  );
  if (at < 0) return undefined;
  const right = [...numbers.slice(0, at), Number(`${numbers[at]}.${numbers[at + 1]}`), ...numbers.slice(at + 2)];
  return `Write [${right.join(', ')}]: decimals are written with a point.`;
}

/** The message for a number that is too small or too large. */
export function outOfRange(error: ErrorObject, size: 'small' | 'large', bound: string): IssueText {
  const limit = limitOf(error);
  const message = `${nameOf(error)} is ${formatValue(error.data)}, which is too ${size}.`;
  const inThousands = Number(error.data) * 1000;
  if (size === 'small' && inThousands >= limit && /millisecond/i.test(descriptionOf(error)))
    return {
      code: 'too-small',
      message,
      suggestion: `Write ${inThousands}, if ${formatValue(error.data)} seconds are meant: this is counted in milliseconds.`,
      fix: unsafe(changeTo(error.instancePath, inThousands)),
    };
  return {
    code: `too-${size}`,
    message,
    suggestion: `Write a number of ${bound} ${limit}.${/second|byte|percent/i.test(descriptionOf(error)) ? ` ${descriptionOf(error)}` : ''}`,
  };
}
