import type { MessageName } from '../http/http-error.ts';
import type { Notice, Notices } from '../logging/notices.ts';
import type { Channel } from '../storage/deliveries.ts';
import { CHANNELS, type QueueState } from './queue-state.ts';

/** Minutes after which a waiting delivery raises an alarm. */
const MAX_WAIT_SECONDS = 60;

/** The state that alarms are derived from. */
interface Known {
  /** Problems that the server has recorded; undefined where it records none. */
  notices: Notices | undefined;
  queues: Record<Channel, QueueState>;
  now: Date;
}

/** Checks one aspect of the state, and returns alarms about it. */
type AlarmSource = (known: Known) => Notice[] | Promise<Notice[]>;

/** Converts to the unit of /healthz. */
export function toWholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** The alarms for a channel in which a delivery failed for good, or has waited for too long. */
const OF_CHANNEL: Record<Channel, { dead: MessageName; waiting: MessageName }> = {
  mail: { dead: 'alarmDead', waiting: 'alarmWaiting' },
  webhook: { dead: 'alarmCallsDead', waiting: 'alarmCallWaiting' },
};

const queueAlarms: AlarmSource = ({ queues }) =>
  CHANNELS.flatMap((channel): Notice[] => {
    const words = OF_CHANNEL[channel];
    const { dead, oldestSeconds } = queues[channel];
    const minutes = toWholeMinutes(oldestSeconds);
    return [
      ...(dead > 0 ? [{ name: words.dead, values: { count: String(dead) } }] : []),
      ...(minutes > MAX_WAIT_SECONDS ? [{ name: words.waiting, values: { minutes: String(minutes) } }] : []),
    ];
  });

/** Recorded problems are shown in /healthz and, by name, in the metrics. */
const noticeAlarms: AlarmSource = async ({ notices }) => (await notices?.all()) ?? [];

export const alarmSources: AlarmSource[] = [queueAlarms, noticeAlarms];
