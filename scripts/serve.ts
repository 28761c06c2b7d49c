/** Serves the built site and the API: `node scripts/serve.ts [--dist DIR]`. Settings come from the environment. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../src/server/main.ts';

const { values } = parseArgs({
  options: { dist: { type: 'string', default: join(import.meta.dirname, '..', 'dist') } },
});
await main(resolve(values.dist));
