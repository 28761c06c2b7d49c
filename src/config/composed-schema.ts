import { isObject, type JsonObject } from './json.ts';
import { blockSchemas, type SchemaFile } from './schemas.ts';

/** The address under which a validator knows a schema; relative references between schemas resolve against it. */
export function schemaAddress(path: string): string {
  return `file:///schemas/${path}`;
}

/**
 * A schema as a validator takes it: the annotation x-dispatch is replaced by one if/then for each block type,
 * so that a mistake in a block is reported once, by the schema of its own type.
 */
export function composedSchema(file: SchemaFile, schemas: SchemaFile[]): JsonObject {
  const { $schema: _dialect, ...schema } = file.schema;
  if (schema['x-dispatch'] !== 'blocks') return schema;
  const blocks = blockSchemas(schemas);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const type = isObject(properties.type) ? properties.type : {};
  return {
    ...schema,
    properties: { ...properties, type: { ...type, enum: blocks.map((block) => block.type) } },
    allOf: blocks.map((block) => dispatch(block.type, schemaAddress(block.schema.path))),
  };
}

function dispatch(type: string, address: string): JsonObject {
  // biome-ignore lint/suspicious/noThenProperty: `then` is the word of JSON Schema
  return { if: { type: 'object', required: ['type'], properties: { type: { const: type } } }, then: { $ref: address } };
}
