import { isObject, type JsonObject, listProperty, property, textProperty } from '../read/json.ts';
import { referencedSchema, type SchemaFile } from './schemas.ts';

/** Stands in an example for words that only the author knows. */
export const OPEN_TEXT = '…';

/**
 * An example of what a schema allows: its own, or else one made of the examples of its required parts.
 * @returns undefined if a part has none, such as a number
 */
export function exampleOf(schema: unknown): unknown {
  const own = [
    listProperty(schema, 'examples')[0],
    property(schema, 'default'),
    property(schema, 'const'),
    listProperty(schema, 'enum')[0],
  ].find((value) => value !== undefined);
  if (own !== undefined) return own;
  const type = textProperty(schema, 'type');
  if (type === 'string') return OPEN_TEXT;
  if (type === 'object') return exampleOfGroup(schema);
  const item = type === 'array' ? exampleOf(property(schema, 'items')) : undefined;
  return item === undefined ? undefined : [item];
}

function exampleOfGroup(schema: unknown): unknown {
  const required = listProperty(schema, 'required').map(String);
  const parts = required.map((name) => [name, exampleOf(property(property(schema, 'properties'), name))] as const);
  return required.length === 0 || parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/**
 * A copy of a schema in which every reference carries an example of the schema that it refers to, because messages
 * about a value only see the schema around it.
 */
export function withExamples({ schema, ...file }: SchemaFile, schemas: readonly SchemaFile[]): JsonObject {
  const whole = (node: unknown, from: Omit<SchemaFile, 'schema'>, outer: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => whole(part, from, outer));
    if (!isObject(node)) return node;
    const parts = Object.fromEntries(Object.entries(node).map(([name, part]) => [name, whole(part, from, outer)]));
    const reference = textProperty(node, '$ref');
    if (reference === undefined || (node.examples ?? node.default) !== undefined) return parts;
    const path = referencedSchema({ ...from, schema: {} }, reference);
    const target = schemas.find((candidate) => candidate.path === path);
    if (target === undefined || outer.includes(path)) return parts;
    const example = exampleOf(whole(target.schema, target, [...outer, path]));
    return example === undefined ? parts : { ...parts, examples: [example] };
  };
  const all = whole(schema, file, [file.path]);
  return isObject(all) ? all : schema;
}
