/**
 * Loaded before a script (`node --import`), so that Node keeps the script and all it imports compiled between runs.
 * It is JavaScript, since TypeScript would have to be compiled before the cache is there.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));
