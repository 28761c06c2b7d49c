import type { ErrorObject } from 'ajv';
import { asObject, isObject, listProperty, property, textProperty } from '../../read/json.ts';
import { nearest } from '../../references/suggestions.ts';
import { addProperty, removeValue, unsafe } from '../../report/fixes.ts';
import type { IssueFix } from '../../report/issues.ts';
import { asTyped } from '../../syntax/look-alikes.ts';
import { exampleOf, OPEN_TEXT } from '../examples.ts';
import { type IssueText, nameOf } from '../issue-text.ts';
import { oneLine } from '../one-line.ts';
import { missingName, misspeltProperty } from './property-messages.ts';
import { wrappedIn } from './property-places.ts';
import { sameAsOther } from './same-as-other.ts';
import { likelyType, listInNeighbour } from './section-types.ts';

/** The message for a missing property. It suggests removing a group around it, correcting a name, or what to write. */
export function missingProperty(error: ErrorObject, file: unknown): IssueText {
  const name = missingName(error);
  const written = writtenOtherwise(error, file, 'Add');
  if (written !== undefined) return written;
  const schema = schemaOf(error, name);
  const place = error.instancePath === '' ? 'The file' : nameOf(error);
  const same = sameAsOther(error, name);
  return {
    code: 'missing-property',
    message: `${place} is missing "${name}", which is required.${purposeOf(error, name)}`,
    suggestion: `Add ${lineFor(error, name) ?? `"${name}"`}.`,
    properties: [name],
    ...(same === undefined
      ? isObject(schema) && fixOf(schema, error.instancePath, name)
      : { fix: { ...addProperty(error.instancePath, name, same.value), isSafe: same.isSafe } }),
  };
}

function schemaOf({ parentSchema }: ErrorObject, name: string): unknown {
  const properties = asObject(parentSchema?.properties);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The sentence about the purpose of a missing property, with a space before it; empty if the schema has none. */
export function purposeOf(error: ErrorObject, name: string): string {
  const description = textProperty(schemaOf(error, name), 'description');
  return description === undefined ? '' : ` Its purpose: ${description}`;
}

/**
 * The message for a property that is missing because of what was written in its place: in a group, under another name,
 * or in a section whose other properties show its type.
 */
export function writtenOtherwise(error: ErrorObject, file: unknown, verb: 'Add' | 'Write'): IssueText | undefined {
  const name = missingName(error);
  const wrapped = wrappedIn(error, name);
  if (wrapped !== undefined)
    return {
      code: 'missing-property',
      message: `${nameOf(error)} has no "${name}": there is an extra group around it.`,
      suggestion: wrapped,
      properties: [name],
    };
  const misspelt = misspeltFor(error, name);
  if (misspelt !== undefined) return misspeltProperty(error, misspelt, name);
  return name === 'type' ? untypedSection(error, file, verb) : undefined;
}

/** The message for a section without its type, if its properties show what it is. */
function untypedSection(error: ErrorObject, file: unknown, verb: 'Add' | 'Write'): IssueText | undefined {
  const type = likelyType(error);
  const elsewhere = type === undefined ? listInNeighbour(error, file) : undefined;
  if (isObject(error.data) && Object.keys(error.data).length === 0 && /^\/blocks\/\d+$/.test(error.instancePath))
    return {
      code: 'missing-property',
      message: `${nameOf(error)} is empty.`,
      suggestion: 'Remove it, with its comma, or write the lines of a section in its brackets.',
      fix: removeValue(error.instancePath),
    };
  const shapes = property(property(property(error.parentSchema, 'properties'), 'type'), 'x-sections');
  if (shapes === undefined) return undefined;
  return {
    code: 'missing-property',
    message: `${nameOf(error)} has no "type", which says what kind of section it is.`,
    suggestion:
      elsewhere ??
      (type === undefined
        ? `${verb} "type" with the kind of section, as other sections have it, or move these lines to where they belong.`
        : `${verb} "type": "${type}": its other lines are those of that kind.`),
    properties: ['type'],
    ...(type !== undefined && { fix: addProperty(error.instancePath, 'type', type) }),
  };
}

/** The unknown property that must be a missing one on which the kind of its object depends. */
function misspeltFor({ data, parentSchema }: ErrorObject, name: string): string | undefined {
  if (name === 'pattern' && typeof property(data, 'value') === 'string') return 'value';
  if (name !== 'type' || !isObject(data)) return undefined;
  const known = asObject(parentSchema?.properties);
  const types = listProperty(known.type, 'enum');
  return Object.keys(data).find(
    (other) =>
      !Object.hasOwn(known, other) &&
      (nearest(asTyped(other), [name]) !== undefined || other === 'kind' || types.includes(data[other])),
  );
}

/** A line for a property: as in another one, or from its schema's example or type; undefined if nothing is known. */
export function lineFor(error: ErrorObject, name: string): string | undefined {
  const same = sameAsOther(error, name);
  if (same !== undefined) return `"${name}": ${JSON.stringify(same.value)}`;
  const schema = schemaOf(error, name);
  const example = exampleOf(schema);
  const text = oneLine(example ?? '');
  if (example !== undefined && example !== OPEN_TEXT && text.length <= MAX_EXAMPLE_LENGTH)
    return `a line such as "${name}": ${text}`;
  const empty = { array: '[ … ]', object: '{ … }', integer: '…', number: '…', boolean: 'true' };
  const type = textProperty(schema, 'type');
  if (type === undefined) return undefined;
  return `the line "${name}": ${Object.entries(empty).find(([one]) => one === type)?.[1] ?? '"…"'}`;
}

const MAX_EXAMPLE_LENGTH = 80;

/** Properties on which the others of their object depend, so that a fix must not invent their value. */
const DECISIVE = new Set(['type', 'kind', 'rule', 'do', 'to']);

/**
 * A fix that adds a property with a first value. It is safe if the schema gives that value, or if visitors would not
 * see a difference.
 */
function fixOf(schema: Record<string, unknown>, place: string, name: string): { fix?: IssueFix } {
  const { type, enum: choices, examples } = schema;
  const isOpen = !(
    Number(schema.minItems ?? schema.minProperties ?? 0) > 0 || listProperty(schema, 'required').length > 0
  );
  const safe = (value: unknown) => ({ fix: addProperty(place, name, value) });
  const doubtful = (value: unknown) => ({ fix: unsafe(addProperty(place, name, value)) });
  if (schema.default !== undefined) return safe(schema.default);
  if (Array.isArray(choices)) return DECISIVE.has(name) ? doubtful(choices[0]) : safe(choices[0]);
  if (type === 'boolean') return safe(false);
  if (type === 'integer' || type === 'number') return safe(Math.max(0, Number(schema.minimum ?? 0)));
  if (type === 'array') return isOpen ? safe([]) : {};
  if (type === 'object') return isOpen ? safe({}) : {};
  return type === 'string' && Array.isArray(examples) ? doubtful(examples[0]) : {};
}
