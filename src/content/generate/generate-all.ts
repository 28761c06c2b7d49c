import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../schema/schemas.ts';
import { generateBlockEntries } from './block-entries.ts';
import { generateBlockMeta } from './block-meta.ts';
import { generateBlockReference } from './block-reference.ts';
import { generateChecks } from './checks.ts';
import { generateEditorSchemas } from './editor-schemas.ts';
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
  schemasDir: string;
  configDir: string;
}

/** Every generated file with its text, by path below the root. Writes nothing. */
export async function generatedFiles(options: GenerateOptions): Promise<Map<string, string>> {
  const { root, configDir } = options;
  const schemas = readSchemas(options.schemasDir);
  const sources = {
    configDir,
    publicDir: join(root, 'public'),
    iconsDir: join(root, 'node_modules/lucide-static/icons'),
    facesDir: join(root, 'node_modules/@fontsource-variable'),
  };
  return new Map([
    ['src/generated/types.ts', await generateTypes(schemas)],
    ['src/generated/registry.ts', generateRegistry(schemas)],
    ['src/generated/block-meta.ts', generateBlockMeta(schemas)],
    ['src/generated/block-entries.ts', generateBlockEntries(schemas)],
    ['src/content/checks/rules/all.ts', generateChecks(join(root, 'src/content/checks/rules'))],
    ...generateFieldKinds(schemas),
    ...generateEditorSchemas(schemas, await existingNames(schemas, sources)),
    ['.vscode/settings.json', generateEditorSettings(schemas)],
    ['.vscode/blocks.code-snippets', generateSnippets(schemas, root)],
    ['site-config/BLOCKS.md', generateBlockReference(schemas, root)],
  ]);
}

/**
 * Writes every generated file whose text has changed.
 * @returns the paths that were written, below the root
 */
export async function generateAll(options: GenerateOptions): Promise<string[]> {
  const written: string[] = [];
  for (const [path, text] of await generatedFiles(options)) {
    const file = join(options.root, path);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(path);
  }
  return written;
}

export { textOf } from './text-of.ts';
