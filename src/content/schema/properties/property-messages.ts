import type { ErrorObject } from 'ajv';
import { asObject, isObject, listProperty, pointerStep, property, textProperty } from '../../read/json.ts';
import { listPossibleValues, nearest } from '../../references/suggestions.ts';
import { removeValue, renameProperty, unsafe } from '../../report/fixes.ts';
import type { IssueFix } from '../../report/issues.ts';
import { asTyped } from '../../syntax/look-alikes.ts';
import type { IssueText } from '../issue-text.ts';
import { groupFor, placeElsewhere } from './property-places.ts';
import { areBothWords, suggestedName } from './synonyms.ts';

/** The name of the missing property in a `required` error; empty for other errors. */
export function missingName(error: ErrorObject): string {
  return textProperty(error.params, 'missingProperty') ?? '';
}

/** The correct name of a misspelt property; undefined for other errors. */
export function suggestedProperty(error: ErrorObject): string | undefined {
  const written = textProperty(error.params, 'additionalProperty');
  return error.keyword === 'additionalProperties' ? meantOf(error, written ?? '') : undefined;
}

/**
 * Unknown properties that are certainly meant as a missing one, because the object has exactly one of each, and the
 * value has the right type.
 * @returns for the error of each unknown property, the name of the missing one
 */
export function renamedProperties(errors: ErrorObject[]): Map<ErrorObject, string> {
  const groups = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'additionalProperties' || keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  return new Map(
    [...groups.values()].flatMap((group) => {
      const [unknown, ...others] = group.filter((error) => error.keyword === 'additionalProperties');
      const [missing, ...more] = group.filter((error) => error.keyword === 'required');
      if (!unknown || !missing || others.length + more.length > 0 || suggestedProperty(unknown) !== undefined)
        return [];
      const written = textProperty(unknown.params, 'additionalProperty') ?? '';
      const name = missingName(missing);
      return fits(unknown, written, name) ? [[unknown, name] as const] : [];
    }),
  );
}

/** Whether the value of an unknown property has the type of another property. */
function fits({ data, parentSchema }: ErrorObject, written: string, name: string): boolean {
  const value = isObject(data) ? data[written] : undefined;
  const properties = asObject(parentSchema?.properties);
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  // A schema that refers to another one may allow values of any type.
  if (property(schema, '$ref') !== undefined) return true;
  const type = textProperty(schema, 'type') ?? 'string';
  if (type === 'array') return Array.isArray(value);
  return type === (Array.isArray(value) ? 'array' : typeof value);
}

/**
 * The message for an unknown property that is certainly meant as a missing one; undefined for other errors.
 * @param renamed the result of `renamedProperties`
 */
export function renamedIssueText(error: ErrorObject, renamed: Map<ErrorObject, string>): IssueText | undefined {
  const written = textProperty(error.params, 'additionalProperty');
  const name = renamed.get(error);
  if (written === undefined || name === undefined) return undefined;
  const words = misspeltProperty(error, written, name);
  // Only the value suggests this; the names are not similar.
  return { ...words, fix: unsafe(renameProperty(error.instancePath + pointerStep(written), name)) };
}

function knownProperties({ parentSchema }: ErrorObject): string[] {
  return Object.keys(asObject(parentSchema?.properties)).filter((name) => name !== '$schema');
}

/** The message for an unknown property. It suggests the likely name or place, or lists what is possible. */
export function unknownProperty(error: ErrorObject): IssueText {
  const name = textProperty(error.params, 'additionalProperty') ?? '';
  const known = knownProperties(error);
  const elsewhere = placeElsewhere(error, name);
  const near = elsewhere === undefined ? meantOf(error, name) : undefined;
  const place = { pointer: error.instancePath + pointerStep(name), at: 'key' as const };
  const advice =
    elsewhere !== undefined
      ? { suggestion: elsewhere }
      : near === undefined
        ? { suggestion: `Remove it. ${listPossibleValues(known)}`, fix: outFix(error, name, place.pointer) }
        : isObject(error.data) && Object.hasOwn(error.data, near)
          ? { suggestion: `Did you mean "${near}"? That is there already: keep one of the two.` }
          : { suggestion: `Did you mean "${near}"?`, meant: near, ...neededFix(error, name, near, place.pointer) };
  const message = `"${name}" is not a known property here.`;
  return { code: 'unknown-property', message, properties: near === undefined ? known : [near], ...advice, ...place };
}

/**
 * Renames an unknown property to a required one that is missing. This is certain if the names are similar or synonyms.
 */
function neededFix(error: ErrorObject, written: string, name: string, pointer: string): Partial<IssueText> {
  const { data, parentSchema } = error;
  const isNeeded =
    listProperty(parentSchema, 'required').includes(name) && isObject(data) && !Object.hasOwn(data, name);
  if (!isNeeded) return {};
  const file = property(property(parentSchema?.properties, name), 'x-ref') === 'image' ? data[written] : undefined;
  const image =
    typeof file === 'string' ? /^(?:.*\/)?([a-z0-9-]+)\.(?:webp|jpe?g|png|avif)$/i.exec(file)?.[1] : undefined;
  if (image !== undefined) return { suggestion: `Write "${name}": "${image}".`, fix: asImage(pointer, name, image) };
  const fix = renameProperty(pointer, name);
  const isLike = nearest(asTyped(written), [name]) !== undefined || suggestedName(written, [name]) === name;
  return { fix: isLike ? fix : unsafe(fix) };
}

/** A fix that names a picture of images.json in place of a file. */
function asImage(pointer: string, name: string, image: string): IssueFix {
  return {
    title: `Write "${name}": "${image}"`,
    isSafe: true,
    changes: [
      { type: 'set', at: pointer, value: image },
      { type: 'rename', at: pointer, name },
    ],
  };
}

/** The known property that an unknown one is a misspelling or a synonym of. Undefined if the object already has it. */
function meantOf(error: ErrorObject, name: string): string | undefined {
  if (groupFor(error, name) !== undefined) return undefined;
  const only = onlyNeeded(error, name);
  const near = nearest(asTyped(name), only === undefined ? knownProperties(error) : needed(error));
  const other = only ?? suggestedName(name, freeProperties(error));
  const fitting = other !== undefined && fits(error, name, other) ? other : undefined;
  return neededChoice(error, name) ?? listCalled(error, name, near) ?? near ?? fitting;
}

/** The known properties that the object does not have. */
function freeProperties(error: ErrorObject): string[] {
  return knownProperties(error).filter((one) => !Object.hasOwn(asObject(error.data), one));
}

/** The list that the plural of a similar name is a synonym of: "buttons" is not "button" if its value is a list. */
function listCalled(error: ErrorObject, name: string, near: string | undefined): string | undefined {
  if (name !== `${near}s` || !Array.isArray(property(error.data, name))) return undefined;
  const isList = (one: string) => property(property(error.parentSchema?.properties, one), 'type') === 'array';
  return suggestedName(name, freeProperties(error).filter(isList));
}

/** The missing required property that can have the value of an unknown one, by its list of choices. */
function neededChoice({ data, parentSchema }: ErrorObject, written: string): string | undefined {
  const properties = parentSchema?.properties;
  if (!isObject(data) || !isObject(properties) || typeof data[written] !== 'string') return undefined;
  return listProperty(parentSchema, 'required')
    .map(String)
    .find((name) => !Object.hasOwn(data, name) && listProperty(properties[name], 'enum').includes(data[written]));
}

/** The required properties that a group is missing. */
function needed({ data, parentSchema }: ErrorObject): string[] {
  const names = listProperty(parentSchema, 'required').map(String);
  return names.filter((name) => !Object.hasOwn(asObject(data), name));
}

/**
 * The missing required property, if the group has exactly one, and exactly one unknown property, apart from those that
 * are synonyms of each other.
 */
function onlyNeeded(error: ErrorObject, written: string): string | undefined {
  const { data, parentSchema } = error;
  if (!isObject(data) || !isObject(parentSchema?.properties)) return undefined;
  const known = parentSchema.properties;
  const missing = needed(error);
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(known, name));
  const named = new Set(unknown.map((name) => suggestedName(name, missing)));
  const [free, another] = missing.filter((name) => !named.has(name));
  const others = unknown.filter((name) => suggestedName(name, missing) === undefined);
  const isOnly = others.length === 1 && others[0] === written && another === undefined;
  return isOnly && free !== undefined && areBothWords(written, free) ? free : undefined;
}

/**
 * A fix that removes a property. It is safe if no words that people could read are lost, and if the property cannot be
 * what the group still needs.
 */
function outFix({ data, parentSchema }: ErrorObject, name: string, pointer: string): IssueFix {
  const value = isObject(data) ? data[name] : undefined;
  const needed = listProperty(parentSchema, 'required').map(String);
  if (needed.some((one) => !Object.hasOwn(asObject(data), one))) return unsafe(removeValue(pointer));
  const isWritten = (part: unknown): boolean =>
    typeof part === 'string'
      ? /[\s/#:@]|^\p{Lu}/u.test(part.trim())
      : typeof part === 'object' && Object.values(part ?? {}).some(isWritten);
  return isWritten(value) || HIDES.test(name) ? unsafe(removeValue(pointer)) : removeValue(pointer);
}

/** Names of properties that hide what they stand in, in this site or in other programs. */
const HIDES =
  /^(?:is)?(?:publish|hid|visib|show|display|draft|status|state|availab|enabled|disabled|active|archived|expir|start|end)/i;

/** The message for a property with a wrong name, with the right one. */
export function misspeltProperty(error: ErrorObject, written: string, name: string): IssueText {
  return {
    code: 'unknown-property',
    message: `"${written}" is not a known property here.`,
    suggestion: `Did you mean "${name}"?`,
    meant: name,
    properties: [name],
    pointer: error.instancePath + pointerStep(written),
    at: 'key',
  };
}
