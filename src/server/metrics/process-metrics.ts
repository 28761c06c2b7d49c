import { collectDefaultMetrics, Registry } from 'prom-client';

/** Gauges whose names end like those of counters, which Prometheus advises against; their parts are there by type. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

let made: Registry | undefined;

/**
 * Processor, memory, garbage collection and delays of the event loop. One for the process, however many servers are in
 * it: what listens to the engine cannot be taken back.
 */
export function processMetrics(): Registry {
  if (made) return made;
  made = new Registry();
  collectDefaultMetrics({ register: made });
  for (const name of MISNAMED) made.removeSingleMetric(name);
  return made;
}
