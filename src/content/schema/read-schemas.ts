import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, textProperty } from '../read/json.ts';
import { collectionSchemas } from './collection-schemas.ts';
import { ending, type SchemaFile } from './schemas.ts';

/**
 * Reads every schema below a folder, and what its collections bring along, sorted by path.
 * @throws Error when a schema is no JSON object or has no title: a fault of the engine, not of the content.
 */
export function readSchemas(schemasDir: string): SchemaFile[] {
  const names = readdirSync(schemasDir, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = names
    .filter((name) => name.endsWith(ending))
    .map((path) => {
      const schema: unknown = JSON.parse(readFileSync(join(schemasDir, path), 'utf8'));
      const title = textProperty(schema, 'title');
      if (!isObject(schema) || title === undefined) throw new Error(`schemas/${path} is no object with a title`);
      return { path, title, schema };
    });
  return [...files, ...collectionSchemas(files)].sort((one, other) => (one.path < other.path ? -1 : 1));
}
