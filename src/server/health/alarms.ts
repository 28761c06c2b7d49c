import type { MessageName } from '../http/refusal.ts';
import type { Notices } from '../logging/notices.ts';
import type { Channel } from '../storage/storage.ts';
import { CHANNELS, type QueueState } from './queue-state.ts';

/** Minutes after which a delivery that still waits is a reason to look. */
const LONGEST_WAIT = 60;

/** A problem that staff have to look at: the name of its message, and the values of its placeholders. */
export interface Alarm {
  name: MessageName;
  values: Record<string, string>;
}

/** What alarms are raised from. */
interface Known {
  /** Problems that the server has noticed; undefined where it keeps none. */
  notices: Notices | undefined;
  queues: Record<Channel, QueueState>;
  now: Date;
}

/** Looks at one thing, and raises what there is to say of it. */
type AlarmSource = (known: Known) => Alarm[] | Promise<Alarm[]>;

/** /healthz tells whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** What is said of a channel in which something failed for good, or waits for too long. */
const OF_CHANNEL: Record<Channel, { dead: MessageName; waiting: MessageName }> = {
  mail: { dead: 'alarmDead', waiting: 'alarmWaiting' },
  webhook: { dead: 'alarmCallsDead', waiting: 'alarmCallWaiting' },
};

const queueAlarms: AlarmSource = ({ queues }) =>
  CHANNELS.flatMap((channel): Alarm[] => {
    const words = OF_CHANNEL[channel];
    const { dead, oldestSeconds } = queues[channel];
    const minutes = wholeMinutes(oldestSeconds);
    return [
      ...(dead > 0 ? [{ name: words.dead, values: { count: String(dead) } }] : []),
      ...(minutes > LONGEST_WAIT ? [{ name: words.waiting, values: { minutes: String(minutes) } }] : []),
    ];
  });

/** Whatever is raised shows in /healthz and, by its name, in the metrics. */
const noticeAlarms: AlarmSource = async ({ notices }) => (await notices?.all()) ?? [];

export const alarmSources: AlarmSource[] = [queueAlarms, noticeAlarms];
