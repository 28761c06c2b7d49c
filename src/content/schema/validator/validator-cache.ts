/** Caches the code of validators, because generating it takes longer than checking the content. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { hashFiles } from '../../cache/code-hash.ts';
import type { SchemaFile } from '../schemas.ts';
import type { ValidatorFactory } from './validator.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** Files that the generated code depends on besides the schemas. */
const MADE_BY = [
  'src/content/schema/validator/validator-cache.ts',
  'src/content/schema/validator/validator-code.ts',
  'src/content/schema/validator/validator-modules.ts',
  'src/content/schema/validator/composed-schema.ts',
  'src/content/schema/examples.ts',
  'package-lock.json',
];

/** For how many sets of schemas validators are kept. */
const KEPT_FILES = 4;

const load = createRequire(import.meta.url);

function isFactory(made: unknown): made is ValidatorFactory {
  return typeof made === 'function';
}

/**
 * A CommonJS module that exports the factory. The parentheses make the JavaScript engine compile the function along
 * with the module, so that the compiled code is cached too.
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
 * Returns the validators for these schemas, from the cache or newly generated.
 * @param stamp a text that changes with the schemas
 * @param cacheDir where to cache; if undefined, nothing is cached
 */
export async function validatorFactory(
  schemas: SchemaFile[],
  stamp: string,
  cacheDir?: string,
): Promise<ValidatorFactory> {
  const key = hashFiles(root, MADE_BY, createHash('sha1').update(stamp));
  const file = cacheDir && path.join(cacheDir, 'validators', `${key}.cjs`);
  // The code is loaded as a module, because Node caches the compiled code of modules.
  const kept: unknown = file && readCacheFile(file, key) !== undefined ? load(file) : undefined;
  if (isFactory(kept)) return kept;
  const { validatorCode } = await import('./validator-code.ts');
  const text = moduleOf(validatorCode(schemas));
  if (file) writeCacheFile(file, key, text, KEPT_FILES);
  const made = evaluated(text);
  if (!isFactory(made)) throw new Error('the code of the validators gives no function');
  return made;
}
