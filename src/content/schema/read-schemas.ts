import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, textProperty } from '../read/json.ts';
import { collectionSchemas } from './collection-schemas.ts';
import { SCHEMA_EXTENSION, type SchemaFile } from './schemas.ts';

/**
 * Reads every schema in a folder, and adds those derived from its collections, sorted by path.
 * @throws Error if a schema is not a JSON object or has no title, which is a bug in the engine
 */
export function readSchemas(schemasDir: string): SchemaFile[] {
  const files = schemaNames(schemasDir).map((path) => {
    const schema: unknown = JSON.parse(readFileSync(join(schemasDir, path), 'utf8'));
    const title = textProperty(schema, 'title');
    if (!isObject(schema) || title === undefined) throw new Error(`schemas/${path} is no object with a title`);
    return { path, title, schema };
  });
  return [...files, ...collectionSchemas(files)].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** A text that changes with the schemas of a folder, made of their paths and modification times. */
export function schemaStamp(schemasDir: string): string {
  const stamps = schemaNames(schemasDir).map((name) => {
    const { mtimeMs, size } = statSync(join(schemasDir, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  return [schemasDir, ...stamps].join('\n');
}

/** The paths of the schemas relative to the folder, with forward slashes. */
function schemaNames(schemasDir: string): string[] {
  return readdirSync(schemasDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(SCHEMA_EXTENSION));
}
