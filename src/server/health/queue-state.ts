import type { Channel, Storage } from '../storage/storage.ts';

export const CHANNELS: readonly Channel[] = ['mail', 'webhook'];

/** How a channel of deliveries stands. */
export interface QueueState {
  queued: number;
  /** Failed for good. */
  dead: number;
  /** How long the one has waited that has waited longest; 0 when none waits. */
  oldestSeconds: number;
}

export async function queueState(storage: Storage, channel: Channel, now: Date): Promise<QueueState> {
  const [counts, oldest] = await Promise.all([storage.countQueue(channel), storage.oldestQueued(channel)]);
  return { ...counts, oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 };
}
