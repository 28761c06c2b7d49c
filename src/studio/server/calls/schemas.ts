import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureOf } from '../../../content/generate/block-reference.ts';
import { blockSchemas, type SchemaFile } from '../../../content/schema/schemas.ts';
import type { BlockExample, StudioSchemas } from '../../contract/files.ts';

/** The schemas of a project, and its root folder. */
interface Schemas {
  schemas: SchemaFile[];
  options: { root: string };
}

/** All schemas, and the block types with their examples. */
export function studioSchemas({ schemas, options }: Schemas): StudioSchemas {
  const blocks = blockSchemas(schemas).map(({ type, schema }) => {
    const file = path.join(options.root, 'src/blocks', type, 'example.json');
    const examples: BlockExample[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const shown = examples.map((example, index) => ({ ...example, ...screenshotOf(options.root, type, index + 1) }));
    return [type, { schema: schema.path, examples: shown }] as const;
  });
  return {
    schemas: Object.fromEntries(schemas.map((file) => [file.path, file.schema])),
    blocks: Object.fromEntries(blocks),
  };
}

/** The URL path of example screenshots on the shell's server. */
export const EXAMPLE_PICTURES = '/examples/';

/** The screenshot of an example, if there is one. */
function screenshotOf(root: string, type: string, number: number): Pick<BlockExample, 'picture'> {
  const file = pictureOf(type, number);
  return existsSync(path.join(root, file)) ? { picture: EXAMPLE_PICTURES + path.basename(file) } : {};
}

/** The file of an example's screenshot. @param name the last part of its URL */
export function examplePicture(root: string, name: string): string {
  return path.join(root, path.dirname(pictureOf('', 1)), name);
}
