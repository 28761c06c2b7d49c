/** Serves the built site and the API: `node scripts/serve.ts [--dist DIR]`. Settings come from the environment. */
import { join, resolve } from 'node:path';
import { main } from '../src/server/main.ts';
import { commandLine } from './lib/command.ts';

const { values } = commandLine('node scripts/serve.ts [--dist DIR]', {
  options: { dist: { type: 'string', default: join(import.meta.dirname, '..', 'dist') } },
});
await main(resolve(values.dist));
