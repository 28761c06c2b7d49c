import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '../schema/read-schemas.ts';
import { editorSchemasDir, generateEditorSchemas } from './editor-schemas.ts';
import { existingNames, placeholderNames } from './names.ts';
import { generatePlaceholderSnippets, generateSnippets } from './vscode.ts';
import { type Files, writeChanged } from './write-changed.ts';

/** Where generated files come from and go to. */
export interface GenerateOptions {
  /** The root of the project. */
  root: string;
  configDir: string;
}

/** What editors read: it follows the content, or says again what the code says, so that no repository keeps it. */
export async function editorFiles({ root, configDir }: GenerateOptions): Promise<Files> {
  const schemas = readSchemas(join(root, 'schemas'));
  return new Map([
    ['.vscode/blocks.code-snippets', generateSnippets(schemas, root)],
    ['.vscode/placeholders.code-snippets', generatePlaceholderSnippets(await placeholderNames(schemas, { configDir }))],
    ...generateEditorSchemas(schemas, await existingNames(schemas, { configDir })),
  ]);
}

/** Writes what editors read, as far as it has changed. @returns the paths that were written, below the root */
export async function generateForEditors(options: GenerateOptions): Promise<string[]> {
  const written = writeChanged(await editorFiles(options), options.root);
  // By this scripts/bootstrap.mjs knows that they are newer than the schemas.
  utimesSync(join(options.root, editorSchemasDir), new Date(), new Date());
  return written;
}
