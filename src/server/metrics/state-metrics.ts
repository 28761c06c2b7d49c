import { stat, statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type HealthDependencies, type HealthState, healthState } from '../health/health-state.ts';
import { CHANNELS } from '../health/queue-state.ts';
import { probe } from './probe.ts';

/** Milliseconds within which storage and disk must respond. Prometheus itself waits for ten seconds. */
const TIMEOUT = 2000;

/** What is measured. */
export interface StateSources {
  health: HealthDependencies;
  dataDir: string;
  /** The file that each build writes last; undefined without a built site. */
  buildRecord: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds; TIMEOUT by default. */
  timeout?: number;
}

/** A gauge without labels that is absent as long as its value is unknown. */
function optionalGauge(registry: Registry, name: string, help: string): (value: number | undefined) => void {
  const gauge = new Gauge({ name, help, registers: [registry] });
  gauge.remove();
  return (value) => (value === undefined ? gauge.remove() : gauge.set(value));
}

function upGauge(registry: Registry, name: string, help: string): (isUp: boolean) => void {
  const gauge = new Gauge({ name, help, registers: [registry] });
  return (isUp) => gauge.set(isUp ? 1 : 0);
}

/** Publishes queues and alarms as /healthz shows them. */
function showHealth(registry: Registry): (state: HealthState | undefined) => void {
  const up = upGauge(registry, 'website_storage_up', 'Whether the storage answered in time.');
  const deliveries = new Gauge({
    name: 'website_queue_deliveries',
    help: 'Deliveries that wait, and that failed for good.',
    labelNames: ['channel', 'state'],
    registers: [registry],
  });
  const age = new Gauge({
    name: 'website_queue_oldest_age_seconds',
    help: 'How long the delivery has waited that has waited longest; 0 when none waits.',
    labelNames: ['channel'],
    registers: [registry],
  });
  const alarms = new Gauge({
    name: 'website_alarm',
    help: '1 for each alarm of /healthz that is raised.',
    labelNames: ['alarm'],
    registers: [registry],
  });
  return (state) => {
    up(state !== undefined);
    for (const gauge of [deliveries, age, alarms]) gauge.reset();
    if (!state) return;
    for (const channel of CHANNELS) {
      const { queued, dead, oldestSeconds } = state.queues[channel];
      deliveries.set({ channel, state: 'queued' }, queued);
      deliveries.set({ channel, state: 'dead' }, dead);
      age.set({ channel }, oldestSeconds);
    }
    for (const { name } of state.alarms) alarms.set({ alarm: name }, 1);
  };
}

/** Publishes the disk usage as `df` shows it: free is what unprivileged accounts may still use. */
function showDisk(registry: Registry): (disk: { free: number; used: number } | undefined) => void {
  const up = upGauge(registry, 'website_data_dir_up', 'Whether the disk of DATA_DIR answered in time.');
  const free = optionalGauge(registry, 'website_disk_free_bytes', 'Free space on the disk of DATA_DIR.');
  const used = optionalGauge(registry, 'website_disk_used_bytes', 'Used space on the disk of DATA_DIR.');
  return (disk) => {
    up(disk !== undefined);
    free(disk?.free);
    used(disk?.used);
  };
}

async function diskUsage(dataDir: string): Promise<{ free: number; used: number }> {
  const { bsize, blocks, bfree, bavail } = await statfs(dataDir);
  return { free: bavail * bsize, used: (blocks - bfree) * bsize };
}

/**
 * Registers the metrics that are read at each scrape, each from its own source: a disk that hangs does not hide the
 * state of the queue.
 * @returns a function that queries all sources at once and never rejects
 */
export function stateMetrics(registry: Registry, sources: StateSources): () => Promise<void> {
  const { health, dataDir, buildRecord, log, timeout = TIMEOUT } = sources;
  const measure = <T>(what: string, query: () => Promise<T>, publish: (result: T | undefined) => void) =>
    probe({ query, publish, failed: (error) => log.warn(error, `${what} could not be measured`) }, timeout);
  const size = optionalGauge(registry, 'website_database_size_bytes', 'Size of the database, its log included.');
  const built = optionalGauge(registry, 'website_build_timestamp_seconds', 'When the site was built.');
  const measures = [
    measure('the storage', () => healthState(health, new Date()), showHealth(registry)),
    measure('the size of the database', () => health.storage.size(), size),
    measure('the disk', () => diskUsage(dataDir), showDisk(registry)),
  ];
  if (buildRecord !== undefined)
    measures.push(measure('the build', async () => (await stat(buildRecord)).mtimeMs / 1000, built));
  return async () => {
    await Promise.all(measures.map((refresh) => refresh()));
  };
}
