/** Caches the code of validators: generating it from the schemas takes longer than checking the content. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { readCacheFile, writeCacheFile } from '../memory/cache-file.ts';
import { hashFiles } from '../memory/code-hash.ts';
import type { SchemaFile } from './schemas.ts';
import type { ValidatorFactory } from './validator.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What the code depends on besides the schemas. */
const MADE_BY = [
  'src/content/schema/validator-cache.ts',
  'src/content/schema/validator-code.ts',
  'src/content/schema/validator-modules.ts',
  'src/content/schema/composed-schema.ts',
  'package-lock.json',
];

/** How many sets of schemas are cached. */
const KEPT_FILES = 4;

const load = createRequire(import.meta.url);

function isFactory(made: unknown): made is ValidatorFactory {
  return typeof made === 'function';
}

/**
 * A module that exports the factory. The parentheses make the engine compile the function with its module, and cache
 * it.
 */
function moduleOf(code: string): string {
  return `module.exports = ((require) => {\nconst exports = {};\n${code}\nreturn exports;\n});\n`;
}

function evaluated(text: string): unknown {
  const module = { exports: undefined };
  vm.runInThisContext(`(module) => {${text}}`)(module);
  return module.exports;
}

/**
 * The validators of these schemas, from the cache or newly generated.
 * @param stamp changes with the schemas
 * @param cacheDir if undefined, nothing is cached
 */
export async function validatorFactory(
  schemas: SchemaFile[],
  stamp: string,
  cacheDir?: string,
): Promise<ValidatorFactory> {
  const key = hashFiles(root, MADE_BY, createHash('sha1').update(stamp));
  const file = cacheDir && path.join(cacheDir, 'validators', `${key}.cjs`);
  // Loaded as a module, so that Node caches the compiled code.
  const kept: unknown = file && readCacheFile(file, key) !== undefined ? load(file) : undefined;
  if (isFactory(kept)) return kept;
  const { validatorCode } = await import('./validator-code.ts');
  const text = moduleOf(validatorCode(schemas));
  if (file) writeCacheFile(file, key, text, KEPT_FILES);
  const made = evaluated(text);
  if (!isFactory(made)) throw new Error('the code of the validators gives no function');
  return made;
}
