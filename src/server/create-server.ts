import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../contracts/server-config.ts';
import { type AppOptions, buildApp } from './app.ts';
import type { HealthParts } from './health/health-state.ts';
import { drainConnections } from './http/drain-connections.ts';
import { Notices } from './logging/notices.ts';
import { noMetrics } from './metrics/metrics.ts';
import { purgeDaily } from './retention/retention.ts';
import { openMails, type ServiceSettings } from './services.ts';
import { outboxFolder, prepareDataFolder } from './startup/data-folder.ts';
import { StorageTimeout } from './storage/errors.ts';
import { openStorageThread } from './storage/thread.ts';
import { withTimeout } from './storage/with-timeout.ts';
import { WebhookDeliveries } from './webhooks/deliveries.ts';

/** What a server needs in addition to the content. */
export interface ServerSettings
  extends ServiceSettings,
    Pick<AppOptions, 'rateLimit' | 'siteUrl' | 'trustProxy' | 'logLevel' | 'publicDir' | 'basePath' | 'clamdUrl'> {
  /** The secret in an environment variable that the content names; undefined when it is not set. */
  secretOf: (variable: string) => string | undefined;
  /** Days after which submissions are erased. */
  retentionDays: number;
  /** The port on the loopback device for Prometheus; undefined for none. */
  metricsPort?: number | undefined;
}

/** Milliseconds that the disk of DATA_DIR may take to answer. */
const TIMEOUT = 20_000;

/** Without its storage the server is useless: it exits, and its supervisor restarts it. */
function rethrow(error: Error): never {
  throw error;
}

/** The metrics and the server for them; a no-op without a port. */
async function openMetrics({ metricsPort, dataDir, publicDir }: ServerSettings, getConfig: () => ServerConfig) {
  if (metricsPort === undefined) return { metrics: noMetrics, serve: () => {} };
  // The library takes about 50 ms to load, so it is only loaded when it is used.
  const { EventMetrics, serveMetrics } = await import('./metrics/open-metrics.ts');
  const metrics = new EventMetrics(getConfig().forms);
  const buildRecord = publicDir && join(dirname(publicDir), 'build.json');
  const serve = (app: FastifyInstance, health: HealthParts) =>
    serveMetrics(app, metrics, metricsPort, { health, dataDir, buildRecord });
  return { metrics, serve };
}

/** @throws StorageError when nothing can be written there, StorageTimeout when the disk does not answer */
async function prepareInTime(dataDir: string): Promise<void> {
  const sentence = `DATA_DIR is ${dataDir}, but its disk did not answer within ${TIMEOUT / 1000} seconds.`;
  await withTimeout(TIMEOUT, prepareDataFolder(dataDir), () => new StorageTimeout(sentence));
}

/** When the newest source of the build was changed; undefined without a build. */
function builtAt({ sourcesChangedAt }: ServerConfig): Date | undefined {
  return sourcesChangedAt === undefined ? undefined : new Date(sourcesChangedAt);
}

/**
 * Opens the storage and the queues and builds the server on top of them. Closing it closes everything in order:
 * requests, mails and calls in flight, storage. Rejects when the data folder or the database cannot be opened.
 */
export async function createServer(settings: ServerSettings, getConfig: () => ServerConfig): Promise<FastifyInstance> {
  // SQLite lives in the data folder, and prepares that in its own thread.
  const needsFolder = settings.databaseUrl !== undefined && settings.smtpUrl === undefined;
  if (needsFolder) await prepareInTime(settings.dataDir);
  const { metrics, serve } = await openMetrics(settings, getConfig);
  const storage = await openStorageThread(settings, rethrow);
  // Deliveries claimed by a server that was killed are made now, not when the claim expires.
  await storage.releaseClaims(new Date());
  let [wakeMails, wakeWebhooks] = [() => {}, () => {}];
  const wakers = { wakeMails: () => wakeMails(), wakeWebhooks: () => wakeWebhooks() };
  const notices = new Notices();
  const app = await buildApp({ ...settings, getConfig, storage, notices, metrics, ...wakers });
  serve(app, { storage, notices });
  const mails = openMails(settings, storage, notices, getConfig, app.log, metrics);
  wakeMails = mails.wake;
  const webhooks = new WebhookDeliveries({ storage, getConfig, secretOf: settings.secretOf, log: app.log, metrics });
  wakeWebhooks = () => webhooks.wake();
  drainConnections(app);
  const retention = () => ({
    storage,
    outbox: outboxFolder(settings.dataDir),
    retentionDays: settings.retentionDays,
    // While editing, nothing is built, and the content may be unreadable.
    built: settings.publicDir === undefined ? undefined : builtAt(getConfig()),
  });
  purgeDaily(app, { notices, metrics }, retention);
  app.addHook('onReady', async () => {
    mails.wake();
    webhooks.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([mails.close(), webhooks.stop()]);
    await storage.close();
  });
  return app;
}

/**
 * The API alone, for the dev server: `await api.ready()`, then hand it requests for which `isApiPath` holds with
 * `api.routing(request, response)`. `getConfig` is asked at every request, so that edited JSON takes effect at once.
 */
export function createApi(
  settings: Omit<ServerSettings, 'publicDir' | 'basePath' | 'metricsPort'>,
  getConfig: () => ServerConfig,
): Promise<FastifyInstance> {
  return createServer({ ...settings, publicDir: undefined, basePath: undefined, metricsPort: undefined }, getConfig);
}
