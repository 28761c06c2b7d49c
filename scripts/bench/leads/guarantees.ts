import { durable } from './durable-speed.ts';
import { faults } from './faults.ts';
import { hostile } from './hostile.ts';
import { kill, killMails } from './kill.ts';
import { bodies } from './malformed-bodies.ts';
import type { Guarantee } from './outcome.ts';
import { sameId } from './same-id.ts';
import { slow } from './slow-clients.ts';
import { uploads } from './uploads.ts';

/** All guarantees for submissions, in report order. */
export const GUARANTEES: Guarantee[] = [kill, killMails, sameId, faults, bodies, slow, uploads, hostile, durable];
