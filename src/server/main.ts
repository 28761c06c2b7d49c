import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../contracts/server-config.ts';
import { createServer } from './create-server.ts';
import { onNewBuild } from './pages/new-build.ts';
import { readProcessSettings, type Settings, SettingsError } from './startup/env.ts';
import { PortError } from './startup/port-error.ts';
import { missingSecrets, processSecrets } from './startup/secrets.ts';
import { quoted } from './startup/setting-reader.ts';
import { withSiteUrl } from './startup/site-url.ts';
import { endWithSentence, StartError } from './startup/start-error.ts';

/** Milliseconds after the stop signal until open connections are closed. */
const TIMEOUT = 8000;

function parseConfig(file: string): ServerConfig | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} cannot be read. Please build the site again: npm run build.`);
  }
}

function readConfig(file: string): ServerConfig {
  if (!existsSync(file)) throw new StartError(`${file} is missing. Please build the site first: npm run build.`);
  const config = parseConfig(file);
  if (!config?.serverMessages) throw new StartError(`${file} has no server messages. Please build the site again.`);
  return config;
}

/** Opens the storage and everything else that the server needs. */
async function open(distDir: string, settings: Settings): Promise<FastifyInstance> {
  const read = () => withSiteUrl(readConfig(join(distDir, 'server.json')), settings.siteUrl);
  let config = read();
  checkBasePath(config, settings);
  const secretOf = processSecrets();
  const withoutSecret = () => missingSecrets(secretOf, config.integrations.webhooks);
  if (withoutSecret().length > 0) throw new SettingsError(withoutSecret());
  const { basePath } = config;
  const publicDir = join(distDir, 'public');
  const app = await createServer({ ...settings, secretOf, basePath, logLevel: 'info', publicDir }, () => config);
  const stop = onNewBuild(distDir, () => {
    try {
      config = nextConfig(config, read());
      // Calls to these webhooks wait: changing a setting needs a restart, and forms that visitors have open need the
      // configuration.
      for (const sentence of withoutSecret()) app.log.error(sentence);
    } catch (error) {
      app.log.error(error, 'the new build cannot be used');
    }
  });
  app.addHook('onClose', async () => stop());
  return app;
}

/** The base path was fixed when the site was built; if the setting differs, one of the two is wrong. */
function checkBasePath({ basePath = '' }: ServerConfig, settings: Settings): void {
  if (settings.basePath === undefined || settings.basePath === basePath) return;
  const built = basePath === '' ? 'without one' : `for ${basePath}`;
  throw new StartError(
    `BASE_PATH is ${settings.basePath}, but the site was built ${built}. Please build it again with this setting: npm run build.`,
  );
}

/**
 * The configuration after a rebuild while the server runs.
 * @throws StartError if the server must be restarted for it
 */
function nextConfig(now: ServerConfig, next: ServerConfig): ServerConfig {
  if (now.basePath === next.basePath) return next;
  throw new StartError('The site was built for another BASE_PATH. Please restart the server.');
}

/** Why the server cannot listen on an address and port, by the code of the error. */
function hostFault(code: unknown, host: string): string | undefined {
  const shown = quoted(host);
  const own = `Please set HOST to an address of this machine, or to 0.0.0.0 for all of them.`;
  const faults: Record<string, string> = {
    EADDRNOTAVAIL: `HOST is ${shown}, which is no address of this machine. ${own}`,
    EAFNOSUPPORT: `HOST is ${shown}, an address of a kind that this machine has not. ${own}`,
    EINVAL: `HOST is ${shown}, which cannot be listened on. ${own}`,
    ENOTFOUND: `HOST is ${shown}, a name that nothing here knows. ${own}`,
    EAI_AGAIN: `HOST is ${shown}, a name that could not be looked up. ${own}`,
  };
  return typeof code === 'string' ? faults[code] : undefined;
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    // For 'localhost' Fastify would open a second server that it does not wait for when it stops.
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const fault = hostFault(code, host);
    if (fault !== undefined) throw new StartError(fault);
    throw PortError.of(error, 'PORT', port) ?? error;
  }
  const address = app.server.address();
  const actual = address && typeof address === 'object' ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Stops on the first signal: finishes requests in flight, then exits with 0. */
function stopOnSignal(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), TIMEOUT).unref();
    // Everything acknowledged is durable, and everything else is sent again, so exiting now loses nothing.
    setTimeout(() => process.exit(0), TIMEOUT + 1000).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/**
 * Starts the server for a built site: `server.json` and `public/` in `distDir` (absolute). Prints `listening on …` when
 * it is ready. Exits with 2 and a message if it cannot start.
 */
export async function main(distDir: string): Promise<void> {
  try {
    const settings = readProcessSettings();
    const app = await open(distDir, settings);
    stopOnSignal(app);
    const address = await listen(app, settings);
    console.log(`listening on ${address}`);
  } catch (error) {
    endWithSentence(error);
  }
}
