import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../content/read/files.ts';
import { readSchemas } from '../../content/schema/read-schemas.ts';
import { contentKinds } from '../../content/schema/schemas.ts';
import { studioSchemas } from '../server/calls/schemas.ts';
import { SchemaSet } from '../shell/schema/schema-set.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = readSchemas(path.join(root, 'schemas'));

/** All schemas of the project, as the studio's server sends them. */
export const allSchemas = new SchemaSet(studioSchemas({ schemas: files, options: { root } }));

/** Every content file of the site, with its text and the path of its schema. */
export function allContent(): { file: string; schema: string; text: string }[] {
  return contentFiles(path.join(root, 'site-config'), contentKinds(files)).map(({ kind, path: file }) => ({
    file: path.relative(root, file),
    schema: kind.schema.path,
    text: readFileSync(file, 'utf8'),
  }));
}
