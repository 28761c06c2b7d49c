import { asObject, isObject, type JsonObject, listProperty, property, textProperty } from '../../read/json.ts';
import { withExamples } from '../examples.ts';
import { blockSchemas, type SchemaFile } from '../schemas.ts';

/** The address under which a validator knows a schema. References between schemas are relative to it. */
export function schemaId(path: string): string {
  return `file:///schemas/${path}`;
}

/**
 * Prepares a schema for the validator: references get examples for messages, and x-dispatch is replaced by an if/then
 * for each block type, so that an error in a block is reported only once, by the schema of that block type.
 */
export function composedSchema(file: SchemaFile, schemas: SchemaFile[]): JsonObject {
  const { $schema: _dialect, ...schema } = withExamples(file, schemas);
  if (schema['x-dispatch'] !== 'blocks') return schema;
  const properties = asObject(schema.properties);
  const type = asObject(properties.type);
  const types = blockSchemas(schemas).map((block) => block.type);
  return {
    ...schema,
    properties: { ...properties, type: { ...type, enum: types, 'x-sections': sectionShapes(schemas) } },
    allOf: blockDispatch(schemas, (block) => schemaId(block.path)),
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

/** What the properties of each block type look like, by which messages recognise a block without its type. */
function sectionShapes(schemas: SchemaFile[]): JsonObject {
  return Object.fromEntries(
    blockSchemas(schemas).map(({ type, schema: { schema } }) => {
      const properties = asObject(schema.properties);
      const shapes = Object.entries(properties).map(([name, part]) => [name, shapeOf(part)]);
      return [type, { required: schema.required ?? [], properties: Object.fromEntries(shapes) }];
    }),
  );
}

/** The type of a property, its choices, and the names in its entries, if its schema says them itself. */
function shapeOf(schema: unknown): JsonObject {
  const [type, choices] = [textProperty(schema, 'type'), listProperty(schema, 'enum')];
  const names = property(property(schema, 'items'), 'properties');
  return {
    ...(type !== undefined && { type }),
    ...(choices.length > 0 && { enum: choices }),
    ...(isObject(names) && { names: Object.keys(names) }),
  };
}
