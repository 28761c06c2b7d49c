import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../contracts/server-config.ts';
import { type AppOptions, buildApp } from './app.ts';
import type { HealthDependencies } from './health/health-state.ts';
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
  /** The secret in an environment variable named by the content; undefined if it is not set. */
  secretOf: (variable: string) => string | undefined;
  /** Days after which submissions are erased. */
  retentionDays: number;
  /** The loopback port for Prometheus; undefined for none. */
  metricsPort?: number | undefined;
}

/** Milliseconds that the disk of DATA_DIR may take to respond at startup. */
const TIMEOUT = 20_000;

/** Without storage the server cannot work: it exits, and its supervisor restarts it. */
function rethrow(error: Error): never {
  throw error;
}

/** The metrics and their server; both do nothing without a port. */
async function openMetrics({ metricsPort, dataDir, publicDir }: ServerSettings, getConfig: () => ServerConfig) {
  if (metricsPort === undefined) return { metrics: noMetrics, serve: () => {} };
  // Loading the library takes about 50 ms, so it is loaded only if it is used.
  const { EventMetrics, serveMetrics } = await import('./metrics/serve-metrics.ts');
  const metrics = new EventMetrics(getConfig().forms);
  const buildRecord = publicDir && join(dirname(publicDir), 'build.json');
  const serve = (app: FastifyInstance, health: HealthDependencies) =>
    serveMetrics(app, metrics, metricsPort, { health, dataDir, buildRecord });
  return { metrics, serve };
}

/** @throws StorageError if the folder is not writable, StorageTimeout if the disk does not respond */
async function prepareInTime(dataDir: string): Promise<void> {
  const sentence = `DATA_DIR is ${dataDir}, but its disk did not answer within ${TIMEOUT / 1000} seconds.`;
  await withTimeout(prepareDataFolder(dataDir), TIMEOUT, () => new StorageTimeout(sentence));
}

/** When the newest source of the build was changed; undefined without a build. */
function parseSourcesChangedAt({ sourcesChangedAt }: ServerConfig): Date | undefined {
  return sourcesChangedAt === undefined ? undefined : new Date(sourcesChangedAt);
}

/**
 * Opens the storage and the queues and builds the server on top of them. Closing the server closes them in order:
 * requests, mails and webhook calls in flight, storage. Rejects if the data folder or the database cannot be opened.
 */
export async function createServer(settings: ServerSettings, getConfig: () => ServerConfig): Promise<FastifyInstance> {
  // SQLite lives in the data folder, and creates it in its own thread.
  const needsFolder = settings.databaseUrl !== undefined && settings.smtpUrl === undefined;
  if (needsFolder) await prepareInTime(settings.dataDir);
  const { metrics, serve } = await openMetrics(settings, getConfig);
  const storage = await openStorageThread(settings, rethrow);
  // Deliveries claimed by a server that was killed are sent now rather than when their claims expire.
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
    // While content is being edited there is no build, and the content may be unreadable.
    sourcesChangedAt: settings.publicDir === undefined ? undefined : parseSourcesChangedAt(getConfig()),
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
 * The API alone, for the dev server: `await api.ready()`, then pass it the requests for which `isApiPath` returns true
 * with `api.routing(request, response)`. `getConfig` is called for every request, so that edited JSON takes effect at
 * once.
 */
export function createApi(
  settings: Omit<ServerSettings, 'publicDir' | 'basePath' | 'metricsPort'>,
  getConfig: () => ServerConfig,
): Promise<FastifyInstance> {
  return createServer({ ...settings, publicDir: undefined, basePath: undefined, metricsPort: undefined }, getConfig);
}
