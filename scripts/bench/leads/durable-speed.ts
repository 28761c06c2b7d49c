import { createServer } from 'node:net';
import { mapConcurrently } from '../../../src/build/media/encoding-concurrency.ts';
import type { NewSubmission } from '../../../src/server/storage/records.ts';
import { startMailServer } from '../../../tests/contracts/mail-server.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { median } from '../table.ts';
import { openBaselineLoop } from './baseline-loop.ts';
import { type Body, idOf, makeClient } from './client.ts';
import { type Guarantee, type GuaranteeOptions, type Outcome, targetVerdict } from './outcome.ts';
import { onEachDatabase, type TestBed } from './test-bed.ts';

const ROUNDS = 7;
const A_ROUND = 300;
const VISITORS = 32;
const MIN_SHARE = 0.6;

/** Where mails go while submissions are timed. */
interface MailTarget {
  url: string;
  close(): Promise<void>;
}

/** A mail server that accepts connections and never responds: mails are stored, and wait. */
async function silentMailServer(): Promise<MailTarget> {
  const server = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Posts enquiries from many visitors at once. Returns how many were acknowledged per second. */
async function timeServer(address: string, save: (address: string, body: Body) => Promise<number>, count: number) {
  const bodies = Array.from({ length: count }, () => enquiry());
  const begin = performance.now();
  const send = async (body: Body) => {
    const status = await save(address, body);
    if (status !== 201) throw new Error(`a submission was answered with ${status}`);
  };
  await mapConcurrently(bodies, send, VISITORS);
  return count / ((performance.now() - begin) / 1000);
}

async function storedOne(bed: TestBed, address: string): Promise<NewSubmission> {
  const client = makeClient(1);
  const body = enquiry();
  await client.save(address, body);
  client.close();
  return bed.inspect(async (storage) => {
    const submission = await storage.find(idOf(body));
    if (!submission) throw new Error('what was acknowledged is not stored');
    return { submission, documents: [], mails: await storage.mailsOf(submission.id), webhooks: [] };
  });
}

async function compare(
  bed: TestBed,
  mailUrl: string,
  mails: string,
  { scale, onProgress }: GuaranteeOptions,
): Promise<Outcome> {
  const server = await bed.start({ SMTP_URL: mailUrl });
  const loop = await openBaselineLoop(bed, await storedOne(bed, server.address));
  const client = makeClient(VISITORS);
  const count = A_ROUND * scale;
  const rounds: { ours: number; bare: number }[] = [];
  await timeServer(server.address, client.save, count);
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await loop.run(count);
    rounds.push({ bare, ours: await timeServer(server.address, client.save, count) });
    onProgress(
      `${bed.database}, mails ${mails}: ${rounds.map(({ ours, bare }) => `${ours.toFixed(0)}/${bare.toFixed(0)}`).join(' ')}`,
    );
  }
  client.close();
  await loop.close();
  const share = median(rounds.map(({ ours, bare }) => ours / bare));
  const [ours, bare] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.bare))];
  return {
    what: `durable submissions per second, ${VISITORS} visitors, mails ${mails}`,
    found: `${ours.toFixed(0)}, bare loop ${bare.toFixed(0)}: ${(share * 100).toFixed(0)} %`,
    aim: bed.database === 'SQLite' ? `at least ${MIN_SHARE * 100} % of the bare loop` : 'for information',
    verdict: bed.database === 'SQLite' ? targetVerdict(share >= MIN_SHARE) : 'information',
  };
}

function compareWith(open: () => Promise<MailTarget>, mails: string, options: GuaranteeOptions): Promise<Outcome[]> {
  return onEachDatabase(options, async (bed) => {
    const target = await open();
    try {
      return await compare(bed, target.url, mails, options);
    } finally {
      // Not awaited: it closes once the server connected to it has ended.
      void target.close();
    }
  });
}

/** How fast submissions are stored over HTTP, compared with a loop that only inserts; alternating. */
export const durable: Guarantee = {
  name: 'durable',
  run: async (options) => [
    ...(await compareWith(silentMailServer, 'waiting', options)),
    ...(await compareWith(startMailServer, 'going out', options)),
  ],
};
