import { isObject, type JsonObject, listProperty, property, textProperty } from '../read/json.ts';
import { referencedSchema, SCHEMA_EXTENSION, type SchemaFile } from './schemas.ts';

/** A schema, and the file that it is in; references are relative to that file. */
interface Located {
  schema: JsonObject;
  file: SchemaFile;
}

/**
 * The schemas that describe a value inside of a file: several if they leave a choice, none if the value is not allowed
 * there.
 * @param root the schema of the file
 * @param data the data of the file, whose blocks have the schemas of their types
 * @param steps the path of the value: names of properties, and positions in lists
 * @param schemas all schemas
 */
export function schemasAt(
  root: SchemaFile,
  data: unknown,
  steps: readonly string[],
  schemas: readonly SchemaFile[],
): JsonObject[] {
  let value = data;
  let found = alternatives({ schema: root.schema, file: root }, value, schemas);
  for (const step of steps) {
    const isInList = Array.isArray(value);
    value = Array.isArray(value) ? value[Number(step)] : property(value, step);
    const inside = value;
    found = found.flatMap(({ schema, file }) => {
      const part = isInList ? schema.items : partNamed(schema, step);
      return isObject(part) ? alternatives({ schema: part, file }, inside, schemas) : [];
    });
  }
  return found.map(({ schema }) => schema);
}

/** The schema of a property. */
const partNamed = ({ properties, additionalProperties }: JsonObject, name: string) =>
  isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;

/** A schema, with those that it refers to and those that it leaves a choice between. */
function alternatives(located: Located, value: unknown, schemas: readonly SchemaFile[]): Located[] {
  const { schema, file } = located;
  const path = targetOf(located, value);
  const target = path === undefined ? undefined : schemas.find((candidate) => candidate.path === path);
  const parts = ['anyOf', 'oneOf', 'allOf']
    .flatMap((keyword) => listProperty(schema, keyword))
    .flatMap((part) => (isObject(part) ? alternatives({ schema: part, file }, value, schemas) : []));
  const targets = target ? alternatives({ schema: target.schema, file: target }, value, schemas) : [];
  return [located, ...parts, ...targets];
}

/** The path of the schema that another one refers to, or that the type of a block selects. */
function targetOf({ schema, file }: Located, value: unknown): string | undefined {
  if (schema['x-dispatch'] === 'blocks') return `blocks/${textProperty(value, 'type') ?? ''}${SCHEMA_EXTENSION}`;
  const reference = textProperty(schema, '$ref');
  return reference === undefined ? undefined : referencedSchema(file, reference);
}
