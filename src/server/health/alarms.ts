import type { MessageName } from '../http/refusal.ts';
import type { Channel } from '../storage/storage.ts';
import type { HealthParts } from './health-state.ts';
import type { QueueState } from './queue-state.ts';

/** Minutes after which a mail that still waits is a reason to look. */
const LONGEST_WAIT = 60;

/** Something that somebody has to look at: the name of its message, and what stands for {name} in it. */
export interface Alarm {
  name: MessageName;
  values: Record<string, string>;
}

/** What alarms are raised from. */
interface Known {
  parts: HealthParts;
  queues: Record<Channel, QueueState>;
  now: Date;
}

/** Looks at one thing, and raises what there is to say of it. */
type AlarmSource = (known: Known) => Alarm[] | Promise<Alarm[]>;

/** /healthz tells whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

const deadMails: AlarmSource = ({ queues }) =>
  queues.mail.dead > 0 ? [{ name: 'alarmDead', values: { count: String(queues.mail.dead) } }] : [];

const waitingMails: AlarmSource = ({ queues }) => {
  const minutes = wholeMinutes(queues.mail.oldestSeconds);
  return minutes > LONGEST_WAIT ? [{ name: 'alarmWaiting', values: { minutes: String(minutes) } }] : [];
};

/** Whatever is raised shows in /healthz and, by its name, in the metrics. */
export const alarmSources: AlarmSource[] = [deadMails, waitingMails];
