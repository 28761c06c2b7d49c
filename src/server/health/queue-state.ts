import type { Channel } from '../storage/deliveries.ts';
import type { Storage } from '../storage/storage.ts';

export const CHANNELS: readonly Channel[] = ['mail', 'webhook'];

/** The state of a channel of deliveries. */
export interface QueueState {
  queued: number;
  /** How many failed for good. */
  dead: number;
  /** Seconds that the oldest delivery has waited; 0 if none is waiting. */
  oldestSeconds: number;
}

/** How many deliveries of a channel wait or are dead, and how long the oldest has waited, in seconds. */
export async function queueState(storage: Storage, channel: Channel, now: Date): Promise<QueueState> {
  const [counts, oldest] = await Promise.all([storage.countQueue(channel), storage.oldestQueued(channel)]);
  return { ...counts, oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 };
}
