import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../schema/schemas.ts';
import { generateBlockEntries } from './block-entries.ts';
import { generateBlockMeta } from './block-meta.ts';
import { generateBlockReference } from './block-reference.ts';
import { generateChecks } from './checks.ts';
import { editorSchemasDir, generateEditorSchemas } from './editor-schemas.ts';
import { generateFieldKinds } from './field-kinds.ts';
import { existingNames } from './names.ts';
import { generateRegistry } from './registry.ts';
import { textOf } from './text-of.ts';
import { generateTypes } from './types.ts';
import { generateEditorSettings, generateSnippets } from './vscode.ts';

/** Where generated files come from and go to. */
export interface GenerateOptions {
  /** The root of the project. */
  root: string;
  configDir: string;
}

/** Texts of files by path below the root. */
type Files = Map<string, string>;

/** What comes from the code of the project alone and is kept in its repository. */
export async function committedFiles(root: string): Promise<Files> {
  const schemas = readSchemas(join(root, 'schemas'));
  return new Map([
    ['src/generated/types.ts', await generateTypes(schemas)],
    ['src/generated/registry.ts', generateRegistry(schemas)],
    ['src/generated/block-meta.ts', generateBlockMeta(schemas)],
    ['src/generated/block-entries.ts', generateBlockEntries(schemas)],
    ['src/content/checks/rules/all.ts', generateChecks(join(root, 'src/content/checks/rules'))],
    ...generateFieldKinds(schemas),
    ['.vscode/settings.json', generateEditorSettings(schemas)],
    ['site-config/BLOCKS.md', generateBlockReference(schemas, root)],
  ]);
}

/** What editors read: it follows the content, or says again what the code says, so that no repository keeps it. */
export async function editorFiles({ root, configDir }: GenerateOptions): Promise<Files> {
  const schemas = readSchemas(join(root, 'schemas'));
  const places = { configDir };
  return new Map([
    ['.vscode/blocks.code-snippets', generateSnippets(schemas, root)],
    ...generateEditorSchemas(schemas, await existingNames(schemas, places)),
  ]);
}

/**
 * Writes every generated file whose text has changed.
 * @returns the paths that were written, below the root
 */
export async function generateAll(options: GenerateOptions): Promise<string[]> {
  return [...write(await committedFiles(options.root), options.root), ...(await generateForEditors(options))];
}

/** The same for what editors read. */
export async function generateForEditors(options: GenerateOptions): Promise<string[]> {
  const written = write(await editorFiles(options), options.root);
  // By this scripts/bootstrap.mjs knows that they are newer than the schemas.
  utimesSync(join(options.root, editorSchemasDir), new Date(), new Date());
  return written;
}

function write(files: Files, root: string): string[] {
  const written: string[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(path);
  }
  return written;
}

export { textOf } from './text-of.ts';
