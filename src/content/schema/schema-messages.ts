import type { ErrorObject } from 'ajv';
import { asObject, isObject } from '../read/json.ts';
import { listPossibleValues, nearest } from '../references/suggestions.ts';
import { changeTo } from '../report/fixes.ts';
import type { Issue } from '../report/issues.ts';
import { asTyped } from '../syntax/look-alikes.ts';
import { coerceValue } from './corrections/coerce-value.ts';
import { descriptionOf, type IssueText, nameOf } from './issue-text.ts';
import { misplacedProperties } from './properties/misplaced.ts';
import { missingProperty } from './properties/missing-property.ts';
import { missingWithout, nullIssueText } from './properties/null-messages.ts';
import {
  missingName,
  renamedIssueText,
  renamedProperties,
  suggestedProperty,
  unknownProperty,
} from './properties/property-messages.ts';
import { isStraySection, rightCondition } from './properties/property-places.ts';
import { renamedList } from './properties/renamed-lists.ts';
import { suggestedChoice } from './properties/synonyms.ts';
import type { ContentKind } from './schemas.ts';
import { wrongFormat, wrongShape } from './shape-messages.ts';
import { outOfRange, tooFew, tooLong, tooMany, tooShort } from './size-messages.ts';
import { formatValue, listedTwice, typeIssue } from './value-messages.ts';

/**
 * Turns validation errors into messages that people understand.
 * @param data the data of the whole file
 * @param needed the errors of the data without its nulls and empty texts
 * @param kind the kind of the file
 */
export function plainIssues(
  path: string,
  errors: ErrorObject[],
  data: unknown,
  needed: ErrorObject[] = [],
  kind?: ContentKind,
): Issue[] {
  const all = withoutCascadingErrors(errors.filter((error) => !isPartOfAnother(error)));
  const misplaced = misplacedProperties(all, data, kind);
  const relevant = all.filter((error) => !misplaced.settled.has(error));
  const renamed = renamedProperties(relevant);
  const misspelt = relevant.map((error) => ({ error, meant: renamed.get(error) ?? suggestedProperty(error) }));
  const isMisspelt = (name: string, { instancePath }: ErrorObject) =>
    misspelt.some(({ error, meant }) => meant === name && error.instancePath === instancePath);
  const issues = relevant
    .filter((error) => error.keyword !== 'required' || !isMisspelt(missingName(error), error))
    .filter((error) => !choiceNames(error).some((name) => isMisspelt(name, error)))
    .map(
      (error): Issue => ({
        path,
        pointer: error.instancePath,
        ...(error.data === null && error.instancePath !== ''
          ? nullIssueText(error, needed, data)
          : ((kind && renamedList(error, data, kind)) ??
            renamedIssueText(error, renamed) ??
            issueTextOf(error, data, needed))),
      }),
    );
  const distinct = new Map(issues.map((issue) => [`${issue.pointer} ${issue.code} ${issue.message}`, issue]));
  return onceForEachList([...misplaced.found.map((issue) => ({ ...issue, path })), ...distinct.values()]);
}

/** If more entries of a list have the same mistake, it gets one finding. */
const MAX_ALIKE = 3;

/** Keeps the first of many issues that are the same in each entry of a list. */
function onceForEachList(issues: Issue[]): Issue[] {
  const kindOf = ({ pointer, code }: Issue) => `${code} ${pointer.replace(/\/\d+(?=(?:\/[^/\d]*)*$)/, '/*')}`;
  return [...Map.groupBy(issues, kindOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined || alike.length <= MAX_ALIKE || !/\/\d+/.test(first.pointer)) return alike;
    return [{ ...first, message: `${first.message} The same is wrong in ${alike.length - 1} other entries.` }];
  });
}

/**
 * Whether an error is only part of another one. For oneOf, anyOf and conditions, Ajv also reports errors of the parts,
 * but that of the whole is clearer.
 */
function isPartOfAnother({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'propertyNames' || /\/(oneOf|anyOf)\/\d/.test(schemaPath);
}

/** Leaves out errors that only follow from another error of the same value, such as an unknown kind or a wrong type. */
function withoutCascadingErrors(errors: ErrorObject[]): ErrorObject[] {
  const strays = errors.filter(isStraySection);
  return errors.filter((error) => {
    if (strays.some((stray) => stray !== error && isAtOrIn(error.instancePath, stray.instancePath))) return false;
    const own = errors.filter((other) => other !== error && other.instancePath === error.instancePath);
    if (error.keyword === 'required' && own.some((other) => rightCondition(other, undefined) !== undefined))
      return false;
    if (error.keyword === 'required' && /\/then\//.test(error.schemaPath))
      return !own.some((other) => other.keyword === 'required' && /^(?:kind|type|rule|do)$/.test(missingName(other)));
    const around = error.instancePath.replace(/\/value$/, '');
    if (error.keyword === 'type' && around !== error.instancePath)
      return !errors.some((other) => other.instancePath === around && missingName(other) === 'pattern');
    return !['oneOf', 'anyOf'].includes(error.keyword) || !own.some(({ keyword }) => keyword === 'type');
  });
}

const isAtOrIn = (pointer: string, whole: string) => pointer === whole || pointer.startsWith(`${whole}/`);

function issueTextOf(error: ErrorObject, data: unknown, needed: readonly ErrorObject[]): IssueText {
  if (error.keyword === 'minLength') return tooShort(error, missingWithout(error.instancePath, needed));
  const words = sentences[error.keyword];
  if (words) return words(error, data);
  return {
    code: 'wrong-shape',
    message: `${nameOf(error)} is not valid.`,
    suggestion: descriptionOf(error),
  };
}

const sentences: Record<string, (error: ErrorObject, file: unknown) => IssueText> = {
  type: (error, file) => withCondition(typeIssue(error), error, file),
  additionalProperties: (error, file) => withCondition(unknownProperty(error), error, file),
  required: missingProperty,
  enum: (error) => unknownChoice(error),
  const: onlyValue,
  pattern: wrongShape,
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

/** Replaces the suggestion for a condition that was written in another form. */
function withCondition(words: IssueText, error: ErrorObject, file: unknown): IssueText {
  const suggestion = rightCondition(error, file);
  if (suggestion === undefined) return words;
  const { code, message, pointer, at } = words;
  return { code, message, suggestion, ...(pointer !== undefined && { pointer }), ...(at !== undefined && { at }) };
}

/** A value that can only be true, or a name that only one name fits. */
function onlyValue(error: ErrorObject): IssueText {
  const value = isObject(error.params) ? error.params.allowedValue : undefined;
  if (typeof value !== 'boolean') return unknownChoice(error);
  return {
    code: 'unknown-choice',
    message: `${nameOf(error)} cannot be ${formatValue(error.data)}.`,
    suggestion: `Write ${value}, without quotation marks, or remove the line.`,
    ...(coerceValue(error, 'boolean') === value && { fix: changeTo(error.instancePath, value) }),
  };
}

function unknownChoice(error: ErrorObject): IssueText {
  const allowed = isObject(error.params) ? [error.params.allowedValues ?? error.params.allowedValue].flat() : [];
  const names = allowed.map(String);
  const isBlock = error.parentSchema?.['x-ref'] === 'block';
  const near =
    typeof error.data === 'string'
      ? (nearest(asTyped(error.data), names) ??
        suggestedChoice(error.data, names) ??
        names.find((name) => String(error.data).endsWith(`/${name}`)))
      : undefined;
  const message = isBlock
    ? `There is no section type ${formatValue(error.data)}.`
    : `${nameOf(error)} cannot be ${formatValue(error.data)}.`;
  const advice =
    near === undefined && names.includes('company') && /\S@\S/.test(String(error.data))
      ? { suggestion: TO_COLLEAGUES, meant: 'company' }
      : near === undefined
        ? { suggestion: listPossibleValues(names) }
        : { suggestion: `Did you mean "${near}"?`, meant: near };
  return { code: isBlock ? 'unknown-block' : 'unknown-choice', message, ...advice };
}

const TO_COLLEAGUES = 'Write "company": the mail goes to the inbox in site.json, or to the "recipients" of the form.';

/** The properties of which one is required, or only one allowed; empty for other errors. */
function choiceNames({ keyword, schema }: ErrorObject): string[] {
  const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
  const branches: unknown[] = isChoice && Array.isArray(schema) ? schema : [];
  return branches.flatMap((branch) =>
    isObject(branch) && Array.isArray(branch.required) ? branch.required.map(String) : [],
  );
}

/** The message if one of several properties is required, or only one of them is allowed. */
function choiceOfProperties(error: ErrorObject): IssueText {
  const names = choiceNames(error);
  const list = names.map((name) => `"${name}"`).join(' or ');
  const data = asObject(error.data);
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
