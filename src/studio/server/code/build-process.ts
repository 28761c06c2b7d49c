/** Builds the studio's code. `studioCode` runs this in a process: node build-process.ts ROOT CACHE_DIR CODE_HASH. */
import { buildCode } from './build-code.ts';

const [, , root, cacheDir, codeHash] = process.argv;
if (!root || !cacheDir || !codeHash) throw new Error('build-process.ts wants ROOT CACHE_DIR CODE_HASH.');
process.env.NODE_ENV = 'production';
await buildCode(root, cacheDir, codeHash);
