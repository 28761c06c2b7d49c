import type { FastifyInstance } from 'fastify';
import { EventMetrics } from './event-metrics.ts';
import { type Exposition, MetricsServer } from './metrics-server.ts';
import { processMetrics } from './process-metrics.ts';
import { type StateSources, stateMetrics } from './state-metrics.ts';

export { EventMetrics };

/** All metrics of a server in the text format of Prometheus. */
export function exposition(events: EventMetrics, sources: StateSources): Exposition {
  const refreshState = stateMetrics(events.registry, sources);
  const ofProcess = processMetrics();
  return async () => {
    await refreshState();
    events.settle();
    const text = (await events.registry.metrics()) + (await ofProcess.metrics());
    return { type: events.registry.contentType, text };
  };
}

/**
 * Serves the metrics on a loopback port from when the app is ready until it is closed. `ready` and `listen` of the app
 * reject with PortError if the port cannot be used.
 */
export function serveMetrics(
  app: FastifyInstance,
  events: EventMetrics,
  port: number,
  sources: Omit<StateSources, 'log'>,
): void {
  const expose = exposition(events, { ...sources, log: app.log });
  const server = new MetricsServer(expose, (error) => app.log.error(error, 'the metrics could not be written'));
  app.addHook('onReady', () => server.listen(port));
  app.addHook('onClose', () => server.close());
}
