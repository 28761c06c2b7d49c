import { durable } from './durable-speed.ts';
import { faults } from './faults.ts';
import { hostile } from './hostile.ts';
import { kill, killMails } from './kill.ts';
import { bodies } from './malformed-bodies.ts';
import type { Row } from './outcome.ts';
import { attacks, outage } from './proofs.ts';
import { sameId } from './same-id.ts';
import { slow } from './slow-clients.ts';
import { uploads } from './uploads.ts';

/** Measured separately, because it needs nginx; listed here so that the report is complete. */
const pages: Row = {
  name: 'pages',
  run: async () => [
    {
      what: 'static pages against nginx serving the same Brotli files',
      found: 'node scripts/bench/static-speed.ts',
      aim: "at least 60 % of nginx's requests per second",
      verdict: 'information',
    },
  ],
};

/** All guarantees for submissions, in report order. */
export const ROWS: Row[] = [
  kill,
  killMails,
  sameId,
  outage,
  faults,
  bodies,
  slow,
  uploads,
  hostile,
  attacks,
  durable,
  pages,
];
