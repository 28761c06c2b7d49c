import type { Notice, Notices } from '../logging/notices.ts';
import type { Channel } from '../storage/deliveries.ts';
import type { Storage } from '../storage/storage.ts';
import { alarmSources } from './alarms.ts';
import { type QueueState, queueState } from './queue-state.ts';

/** The sources for the health of a server. */
export interface HealthDependencies {
  storage: Storage;
  /** Problems that the server has recorded; undefined where it records none. */
  notices?: Notices | undefined;
}

/** The health of a server, for /healthz and for metrics. */
export interface HealthState {
  queues: Record<Channel, QueueState>;
  alarms: Notice[];
}

/** Reads the current health. Rejects if nothing can be stored. */
export async function healthState(deps: HealthDependencies, now: Date): Promise<HealthState> {
  await deps.storage.check();
  const [mail, webhook] = await Promise.all([
    queueState(deps.storage, 'mail', now),
    queueState(deps.storage, 'webhook', now),
  ]);
  const queues = { mail, webhook };
  const alarms = await Promise.all(alarmSources.map((source) => source({ notices: deps.notices, queues, now })));
  return { queues, alarms: alarms.flat() };
}
