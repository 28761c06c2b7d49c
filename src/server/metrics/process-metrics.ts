import { collectDefaultMetrics, Registry } from 'prom-client';

/** Gauges named like counters, which Prometheus advises against. Other metrics have the same values by type. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

let made: Registry | undefined;

/**
 * CPU, memory, garbage collection and event loop delays. Created once per process, however many servers it has,
 * because the listeners that it registers cannot be removed.
 */
export function processMetrics(): Registry {
  if (made) return made;
  made = new Registry();
  collectDefaultMetrics({ register: made });
  for (const name of MISNAMED) made.removeSingleMetric(name);
  return made;
}
