import { posix } from 'node:path';
import { isObject, type JsonObject, textProperty } from '../read/json.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import { blockDispatch } from '../schema/validator/composed-schema.ts';
import type { Names } from './names.ts';

/** The folder of the schemas for editors, relative to the root of the project. */
export const editorSchemasDir = 'src/generated/schemas';
const namesFile = 'names.schema.json';

/**
 * Generates the schemas for editors, which know a section's properties from its type, and suggest existing names for
 * references. Only names.schema.json depends on the content.
 */
export function generateEditorSchemas(schemas: SchemaFile[], names: Names): [string, string][] {
  const files = schemas.map((file): [string, string] => {
    const { $schema, ...schema } = file.schema;
    return [`${editorSchemasDir}/${file.path}`, json({ $schema, ...forEditors(schema, file.path, schemas, names) })];
  });
  const definitions = Object.fromEntries(names);
  const dialect = 'http://json-schema.org/draft-07/schema#';
  return [...files, [`${editorSchemasDir}/${namesFile}`, json({ $schema: dialect, title: 'Names', definitions })]];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function forEditors(schema: JsonObject, path: string, schemas: SchemaFile[], names: Names): JsonObject {
  const parts = Object.entries(schema).filter(([keyword]) => keyword !== 'tsType' && !keyword.startsWith('x-'));
  const plain = Object.fromEntries(
    parts.map(([keyword, value]) => [keyword, partForEditors(value, path, schemas, names)]),
  );
  const allOf = [
    ...(Array.isArray(plain.allOf) ? plain.allOf : []),
    ...(schema['x-dispatch'] === 'blocks'
      ? blockDispatch(schemas, (block) => relativeReference(path, block.path))
      : []),
    ...namesOf(schema, path, names),
  ];
  const hint = textProperty(schema, 'x-pattern-hint');
  const shape = hint === undefined ? {} : { patternErrorMessage: `Write ${hint}.` };
  return { ...plain, ...shape, ...(allOf.length > 0 ? { allOf } : {}) };
}

function partForEditors(value: unknown, path: string, schemas: SchemaFile[], names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => partForEditors(item, path, schemas, names));
  return isObject(value) ? forEditors(value, path, schemas, names) : value;
}

function namesOf(schema: JsonObject, path: string, names: Names): JsonObject[] {
  const kind = textProperty(schema, 'x-ref') ?? textProperty(schema, 'x-completes');
  if (kind === undefined || !names.has(kind)) return [];
  return [{ $ref: `${relativeReference(path, namesFile)}#/definitions/${kind}` }];
}

function relativeReference(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
