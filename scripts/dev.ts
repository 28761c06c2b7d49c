/**
 * `npm run dev [-- --config DIR --cache DIR --at MOMENT]`: serves the site while it is edited, including the API.
 * Settings come from the environment. Two servers at once need separate caches.
 */
import path from 'node:path';
import { generateAll } from '../src/content/generate/generate-all.ts';
import { startDevServer } from '../src/dev/dev-server.ts';
import { SiteSource } from '../src/dev/site-source.ts';
import { createApi } from '../src/server/create-server.ts';
import { processSecrets } from '../src/server/startup/secrets.ts';
import { AT_USAGE, momentAt } from './lib/at-option.ts';
import { CONFIG, CONFIG_USAGE, commandLine, existingFolder, isOwnContent, settings } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

/** The default port of the dev server. */
const DEV_PORT = 5173;

const USAGE = `npm run dev -- ${CONFIG_USAGE} [--cache DIR] ${AT_USAGE}`;

const { config, cache, at } = commandLine(USAGE, {
  options: {
    config: CONFIG,
    cache: { type: 'string', default: path.join(ROOT, 'node_modules/.vite') },
    at: { type: 'string' },
  },
}).values;
const configDir = existingFolder(config, USAGE);
const configured = settings(DEV_PORT);
// Without --at, time advances while the site is edited.
const moment = at === undefined ? undefined : momentAt(at, configDir, USAGE);
const source = new SiteSource(ROOT, configDir, { cacheDir: path.join(ROOT, '.cache'), ...(moment && { now: moment }) });
const api = await createApi({ ...configured, secretOf: processSecrets(), siteUrl: undefined, logLevel: 'warn' }, () => {
  if (!source.site) throw new Error('Please fix the mistakes in the content first.');
  return source.site.server;
});
await api.ready();
const vite = await startDevServer({
  root: ROOT,
  configDir,
  cacheDir: path.resolve(cache),
  host: configured.host,
  port: configured.port,
  source,
  api: (request, response) => api.routing(request, response),
  // The editors' list of ids is only written for the project's own content, not for a copy.
  generate: async () => {
    if (isOwnContent(configDir)) await generateAll({ root: ROOT, configDir });
  },
});

const stop = () => {
  Promise.all([vite.close(), api.close()]).then(() => process.exit(0), console.error);
};
process.once('SIGINT', stop);
// Vite has its own listener, which would end the process before the API has stored its mails.
process.removeAllListeners('SIGTERM').once('SIGTERM', stop);
console.log(
  `listening on http://localhost:${configured.port}\nGallery of blocks: http://localhost:${configured.port}/_blocks`,
);
