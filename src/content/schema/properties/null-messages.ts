import type { ErrorObject } from 'ajv';
import { isObject, lastStep, listProperty, parentPointer, pointerSteps, textProperty } from '../../read/json.ts';
import { referenceKind } from '../../references/reference-kinds.ts';
import { listPossibleValues } from '../../references/suggestions.ts';
import { removeValue } from '../../report/fixes.ts';
import type { IssueText } from '../issue-text.ts';
import { lineFor, purposeOf, writtenOtherwise } from './missing-property.ts';
import { missingName } from './property-messages.ts';

/** A copy of data without properties that are null or empty texts. Entries of lists keep their places. */
export function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, withoutEmpty(value)]],
    ),
  );
}

/**
 * The message for null, which these files have no use for: a property without a value is left out.
 * @param needed the errors of the data without its nulls and empty texts
 */
export function nullIssueText(
  { instancePath, parentSchema }: ErrorObject,
  needed: readonly ErrorObject[],
  file: unknown,
): IssueText {
  const name = lastStep(instancePath);
  if (/^\d+$/.test(name)) {
    const list = pointerSteps(instancePath).findLast((step) => !/^\d+$/.test(step));
    return {
      code: 'wrong-type',
      message: `Entry ${Number(name) + 1}${list === undefined ? '' : ` of "${list}"`} is null, which stands for nothing.`,
      suggestion: 'Remove it, with its comma.',
      fix: removeValue(instancePath),
    };
  }
  const missing = missingWithout(instancePath, needed);
  if (missing === undefined) {
    const choices = listProperty(parentSchema, 'enum').map(String);
    return {
      code: 'wrong-type',
      message: `"${name}" is null, which stands for nothing.`,
      suggestion: `Remove the line.${choices.length > 0 ? ` ${listPossibleValues(choices)}` : ''}`,
      fix: removeValue(instancePath),
    };
  }
  const kind = referenceKind(textProperty(parentSchema, 'x-ref') ?? '', []);
  if (kind?.names?.type === 'file' || kind?.names?.type === 'key')
    return {
      code: 'wrong-type',
      message: `"${name}" is null, but a value is required here.`,
      suggestion: `Choose one from ${kind.definedIn}, or add it there.`,
    };
  const written = writtenOtherwise(missing, file, 'Write');
  const line = lineFor(missing, name);
  return {
    code: 'wrong-type',
    message: `"${name}" is null, but a value is required here.${written ? '' : purposeOf(missing, name)}`,
    suggestion: written?.suggestion ?? (line === undefined ? adviceForType(parentSchema?.type) : `Write ${line}.`),
  };
}

const adviceForType = (type: unknown) =>
  type === 'integer' || type === 'number'
    ? 'Write a number, without quotation marks.'
    : 'Write its value, as in another file of this kind.';

/** The error that the property at a pointer is missing once it is removed; undefined if it may be. */
export function missingWithout(pointer: string, needed: readonly ErrorObject[]): ErrorObject | undefined {
  return needed.find(
    (error) =>
      error.keyword === 'required' &&
      error.instancePath === parentPointer(pointer) &&
      missingName(error) === lastStep(pointer),
  );
}
