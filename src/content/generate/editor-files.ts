import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '../schema/read-schemas.ts';
import { editorSchemasDir, generateEditorSchemas } from './editor-schemas.ts';
import { existingNames, placeholderNames } from './names.ts';
import { generatePlaceholderSnippets, generateSnippets } from './vscode.ts';
import { type Files, writeChanged } from './write-changed.ts';

/** Where to read and write. */
export interface GenerateOptions {
  /** The root of the project. */
  root: string;
  configDir: string;
}

/**
 * Generates the files for editors. They are not in the repository, because they depend on the content or repeat the
 * code.
 */
export async function editorFiles({ root, configDir }: GenerateOptions): Promise<Files> {
  const schemas = readSchemas(join(root, 'schemas'));
  return new Map([
    ['.vscode/blocks.code-snippets', generateSnippets(schemas, root)],
    ['.vscode/placeholders.code-snippets', generatePlaceholderSnippets(await placeholderNames(schemas, configDir))],
    ...generateEditorSchemas(schemas, await existingNames(schemas, configDir)),
  ]);
}

/** Writes those files for editors that have changed. @returns their paths, relative to the root */
export async function generateForEditors(options: GenerateOptions): Promise<string[]> {
  const written = writeChanged(await editorFiles(options), options.root);
  // scripts/bootstrap.mjs compares this time to that of the schemas, to know when to generate again.
  utimesSync(join(options.root, editorSchemasDir), new Date(), new Date());
  return written;
}
