import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../schemas.ts';
import { generateBlockMeta } from './block-meta.ts';
import { generateChecks } from './checks.ts';
import { generateRegistry } from './registry.ts';
import { generateTypes } from './types.ts';

/** Where generated files come from and go to. */
export interface GenerateOptions {
  /** The root of the project. */
  root: string;
  schemasDir: string;
  configDir: string;
}

/** Every generated file with its text, by path below the root. Writes nothing. */
export async function generatedFiles(options: GenerateOptions): Promise<Map<string, string>> {
  const schemas = readSchemas(options.schemasDir);
  return new Map([
    ['src/generated/types.ts', await generateTypes(schemas)],
    ['src/generated/registry.ts', generateRegistry(schemas)],
    ['src/generated/block-meta.ts', generateBlockMeta(schemas)],
    ['src/config/checks/all.ts', generateChecks(join(options.root, 'src/config/checks'))],
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

/** The text of a file, or undefined when it is not there yet. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
