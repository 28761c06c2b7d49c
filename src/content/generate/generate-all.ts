import { join } from 'node:path';
import { readSchemas } from '../schema/read-schemas.ts';
import { generateBlockEntries } from './block-entries.ts';
import { generateBlockMeta } from './block-meta.ts';
import { generateBlockReference } from './block-reference.ts';
import { type GenerateOptions, generateForEditors } from './editor-files.ts';
import { generateFieldKinds } from './field-kinds.ts';
import { generateRegistry } from './registry.ts';
import { generateRulesList } from './rules-list.ts';
import { generateTypes } from './types.ts';
import { generateEditorSettings } from './vscode.ts';
import { type Files, writeChanged } from './write-changed.ts';

/** Generates the files that are committed, because they depend only on the project's code. */
export async function committedFiles(root: string): Promise<Files> {
  const schemas = readSchemas(join(root, 'schemas'));
  return new Map([
    ['src/generated/types.ts', await generateTypes(schemas)],
    ['src/generated/registry.ts', generateRegistry(schemas)],
    ['src/generated/block-meta.ts', generateBlockMeta(schemas)],
    ['src/generated/block-entries.ts', generateBlockEntries(schemas)],
    ['src/content/checks/rules/all.ts', generateRulesList(join(root, 'src/content/checks/rules'))],
    ...generateFieldKinds(schemas),
    ['.vscode/settings.json', generateEditorSettings(schemas)],
    ['site-config/BLOCKS.md', generateBlockReference(schemas, root)],
  ]);
}

/** Writes every generated file whose text has changed. @returns their paths, relative to the root */
export async function generateAll(options: GenerateOptions): Promise<string[]> {
  return [...writeChanged(await committedFiles(options.root), options.root), ...(await generateForEditors(options))];
}
