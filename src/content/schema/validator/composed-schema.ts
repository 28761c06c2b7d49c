import { asObject, type JsonObject } from '../../read/json.ts';
import { blockSchemas, type SchemaFile } from '../schemas.ts';

/** The address under which a validator knows a schema. References between schemas are relative to it. */
export function schemaAddress(path: string): string {
  return `file:///schemas/${path}`;
}

/**
 * Prepares a schema for the validator: x-dispatch is replaced by an if/then for each block type, so that an error in a
 * block is reported only once, by the schema of that block type.
 */
export function composedSchema(file: SchemaFile, schemas: SchemaFile[]): JsonObject {
  const { $schema: _dialect, ...schema } = file.schema;
  if (schema['x-dispatch'] !== 'blocks') return schema;
  const properties = asObject(schema.properties);
  const type = asObject(properties.type);
  const types = blockSchemas(schemas).map((block) => block.type);
  return {
    ...schema,
    properties: { ...properties, type: { ...type, enum: types } },
    allOf: blockDispatch(schemas, (block) => schemaAddress(block.path)),
  };
}

/** For each block type: if a block has this type, it must match the schema of this type. */
export function blockDispatch(schemas: SchemaFile[], address: (block: SchemaFile) => string): JsonObject[] {
  return blockSchemas(schemas).map(({ type, schema }) => ({
    if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
    then: { $ref: address(schema) },
  }));
}
