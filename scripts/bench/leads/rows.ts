import { durable } from './durable-speed.ts';
import { kill, killMails } from './kill.ts';
import type { Row } from './outcome.ts';
import { sameId } from './same-id.ts';

/** Everything that is promised about leads, in the order of the report. */
export const ROWS: Row[] = [kill, killMails, sameId, durable];
