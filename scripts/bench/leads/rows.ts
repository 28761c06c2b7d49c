import { adversity } from './adversity.ts';
import { durable } from './durable-speed.ts';
import { kill, killMails } from './kill.ts';
import { bodies } from './odd-bodies.ts';
import type { Row } from './outcome.ts';
import { attacks, outage } from './proofs.ts';
import { sameId } from './same-id.ts';
import { slow } from './slow-clients.ts';
import { uploads } from './uploads.ts';

/** Everything that is promised about leads, in the order of the report. */
export const ROWS: Row[] = [kill, killMails, sameId, outage, adversity, bodies, slow, uploads, attacks, durable];
