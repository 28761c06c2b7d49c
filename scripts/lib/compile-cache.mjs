/**
 * Loaded before a script (`node --import`), so that Node caches the compiled script and its imports between runs. It is
 * JavaScript, since TypeScript would have to be compiled before the cache is enabled.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));
