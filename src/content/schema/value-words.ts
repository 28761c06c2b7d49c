import type { ErrorObject } from 'ajv';
import { isObject, pointerSteps, textProperty } from '../read/json.ts';
import type { Issue } from '../report/issues.ts';

const typeNames: Record<string, string> = {
  string: 'a text in "quotation marks"',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [square brackets]',
  object: 'a group of "name": value lines in {curly brackets}',
  null: 'null',
};

/** A value as a sentence shows it: short, and recognisable as what it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a group in {curly brackets}';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** A value of the wrong type, with how to write it rightly where that can be seen. */
export function typeIssue(error: ErrorObject): Pick<Issue, 'code' | 'message' | 'suggestion'> {
  const wanted = String(isObject(error.params) ? error.params.type : '');
  const name = pointerSteps(error.instancePath).findLast((step) => !/^\d+$/.test(step));
  const place = error.instancePath === '' ? 'The file' : name === undefined ? 'This entry' : `"${name}"`;
  const inList = /\/\d+$/.test(error.instancePath) && name !== undefined;
  const message = `${inList ? `An entry of ${place}` : place} is ${shown(error.data)}, but has to be ${typeNames[wanted] ?? wanted}.`;
  const meaning = textProperty(error.parentSchema, 'description') ?? 'Look at a file that works.';
  const whole = error.instancePath === '' ? 'Begin the file with { and end it with }.' : undefined;
  return { code: 'wrong-type', message, suggestion: whole ?? rewritten(error.data, wanted) ?? meaning };
}

function rewritten(value: unknown, wanted: string): string | undefined {
  if (value === null) return 'Leave the line out if there is nothing to say.';
  if (wanted === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return `Write "${value}".`;
  if (wanted === 'array' && typeof value === 'string') return 'Put square brackets around it: ["…"].';
  if (wanted === 'array' && isObject(value)) return 'Put square brackets around it: [ { … } ].';
  if (typeof value !== 'string')
    return wanted === 'integer' && typeof value === 'number' ? `Write ${Math.round(value)}.` : undefined;
  if (wanted === 'boolean')
    return /^(true|yes|on|1)$/i.test(value)
      ? 'Write true, without quotation marks.'
      : 'Write true or false, without quotation marks.';
  const isNumber = wanted === 'integer' || wanted === 'number';
  return isNumber && /^-?\d+(\.\d+)?$/.test(value) ? `Write ${value}, without quotation marks.` : undefined;
}
