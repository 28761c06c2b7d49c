/** `npm start`: builds what has changed since the last build, then serves site and API. Exit 1 when there is nothing to serve. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/run.ts';

const build = await runNode(path.join(ROOT, 'scripts/build.ts'), [], {
  onOutput: (text) => void process.stdout.write(text),
});
if (build.code !== 0 && !existsSync(path.join(ROOT, 'dist/server.json'))) process.exit(build.code ?? 1);
if (build.code !== 0) console.error('Serving the last good build.');
await import('./serve.ts');
