/** Run by buildAssets in a child process: node bundle-process.ts ROOT CACHE_DIR CODE_HASH. */
import { buildIntoCache } from './bundle.ts';

const [, , root, cacheDir, codeHash] = process.argv;
if (!root || !cacheDir || !codeHash) throw new Error('bundle-process.ts wants ROOT CACHE_DIR CODE_HASH.');
process.env.NODE_ENV = 'production';
await buildIntoCache(root, cacheDir, codeHash);
