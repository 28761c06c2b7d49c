import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from '../../../content/schema/schemas.ts';
import type { StudioSchemas } from '../../contract/files.ts';
import type { Studio } from '../studio.ts';

/** All schemas as they are written, and the kinds of section with their examples. */
export function studioSchemas({ schemas, options }: Studio): StudioSchemas {
  const blocks = blockSchemas(schemas).map(({ type, schema }) => {
    const file = path.join(options.root, 'src/blocks', type, 'example.json');
    const examples = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return [type, { schema: schema.path, examples }] as const;
  });
  return {
    schemas: Object.fromEntries(schemas.map((file) => [file.path, file.schema])),
    blocks: Object.fromEntries(blocks),
  };
}
