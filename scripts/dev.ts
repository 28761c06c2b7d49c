/** `npm run dev [-- --config DIR]`: the site while it is edited, the API included. Settings come from the environment. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateAll } from '../src/config/generate/generate-all.ts';
import { startDevServer } from '../src/dev/dev-server.ts';
import { SiteSource } from '../src/dev/site-source.ts';
import { createApi } from '../src/server/create-server.ts';
import { readProcessSettings, SettingsError } from '../src/server/env.ts';
import { ROOT } from './lib/root.ts';

/** The port of the site while it is edited, unless PORT says otherwise. */
const DEV_PORT = 5173;

/** Ends with a sentence and the exit code for wrong use. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function settings() {
  try {
    return readProcessSettings();
  } catch (error) {
    if (error instanceof SettingsError) return refuse(error.message);
    throw error;
  }
}

const { values } = parseArgs({ options: { config: { type: 'string', default: 'site-config' } } });
const configDir = path.resolve(values.config);
const configured = settings();
const port = process.env.PORT ? configured.port : DEV_PORT;
const source = new SiteSource(ROOT, configDir);
const api = await createApi({ ...configured, siteUrl: undefined, logLevel: 'warn' }, () => {
  if (!source.site) throw new Error('The content has mistakes that have to be mended first.');
  return source.site.server;
});
await api.ready();
const vite = await startDevServer({
  root: ROOT,
  configDir,
  host: configured.host,
  port,
  source,
  api: (request, response) => api.routing(request, response),
  // What editors know of today's ids is written for the project's own content only, not for a copy.
  generate: async () => {
    if (configDir === path.join(ROOT, 'site-config'))
      await generateAll({ root: ROOT, schemasDir: path.join(ROOT, 'schemas'), configDir });
  },
});

const stop = () => {
  Promise.all([vite.close(), api.close()]).then(() => process.exit(0), console.error);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
console.log(`listening on http://localhost:${port}\nGallery of blocks: http://localhost:${port}/_blocks`);
