import { isObject, listProperty, property } from '../../../content/read/json.ts';
import type { JsonSchema } from '../../contract/files.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/** A property that the schema of an object allows. */
export interface Part {
  name: string;
  shape: Shape;
  isRequired: boolean;
}

/** The reference to a file's schema, for editors, which the studio does not show. */
const HIDDEN = '$schema';

/**
 * The properties that an object can have, in the order of its schema. Of alternatives (oneOf, anyOf), only those that
 * match the value count; if none does, all of them.
 */
export function partsOf(set: SchemaSet, shape: Shape, value: unknown): Part[] {
  const schemas = schemasFor(shape.schema, value);
  const required = new Set(schemas.flatMap((schema) => listProperty(schema, 'required')));
  const parts = new Map<string, Part>();
  for (const schema of schemas) {
    for (const [name, node] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (name === HIDDEN || parts.has(name) || isAnnotation(node)) continue;
      parts.set(name, { name, shape: set.of(node, shape.path), isRequired: required.has(name) });
    }
  }
  return [...parts.values()];
}

/** The shape of additional properties, whose names are free; undefined if they are not allowed. */
export function additionalPropertiesShape(set: SchemaSet, { schema, path }: Shape): Shape | undefined {
  return isObject(schema.additionalProperties) ? set.of(schema.additionalProperties, path) : undefined;
}

/** A schema and all its subschemas that apply to a value. */
function schemasFor(schema: JsonSchema, value: unknown): JsonSchema[] {
  const all = listProperty(schema, 'allOf').filter(isObject);
  const alternatives = [...listProperty(schema, 'oneOf'), ...listProperty(schema, 'anyOf')].filter(isObject);
  const matching = alternatives.filter((alternative) => 'properties' in alternative && matches(alternative, value));
  const open = matching.length > 0 ? matching : alternatives.map(({ required: _, ...optional }) => optional);
  const more = [...all, ...open].flatMap((part) => schemasFor(part, value));
  return [schema, ...conditional(schema, value), ...more];
}

function conditional(schema: JsonSchema, value: unknown): JsonSchema[] {
  if (!isObject(schema.if)) return [];
  const branch = matches(schema.if, value) ? schema.then : schema.else;
  return isObject(branch) ? schemasFor(branch, value) : [];
}

/** Whether a value matches a condition or alternative. Only checks `required`, `const` and `enum`. */
function matches(schema: JsonSchema, value: unknown): boolean {
  if (!isObject(value)) return false;
  const hasAll = listProperty(schema, 'required').every((name) => Object.hasOwn(value, String(name)));
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return hasAll && properties.every(([name, node]) => isAllowed(node, property(value, name)));
}

function isAllowed(node: unknown, value: unknown): boolean {
  if (!isObject(node) || value === undefined) return true;
  if ('const' in node) return node.const === value;
  return !Array.isArray(node.enum) || node.enum.includes(value);
}

/** Whether a property in a condition only has a description, and so does not define the property. */
function isAnnotation(node: unknown): boolean {
  return isObject(node) && Object.keys(node).every((keyword) => keyword === 'description');
}
