import { setTimeout as pause } from 'node:timers/promises';
import { mapConcurrently } from '../../../src/build/media/encoding-concurrency.ts';
import { type MailServer, startMailServer } from '../../../tests/contracts/mail-server.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { configWithWebhooks } from '../../../tests/contracts/server-config.ts';
import {
  idsReceived,
  type Receiver,
  SECRETS,
  startReceiver,
  webhookTo,
} from '../../../tests/contracts/webhook-receiver.ts';
import { chooser } from '../content/random.ts';
import { type Body, idOf, makeClient } from './client.ts';
import { mailsIn, storedDeliveries, waitForDeliveries } from './kill-deliveries.ts';
import { compareDeliveries, judgeKills, type KillRun, type Ledger } from './kill-verdict.ts';
import { KilledServer } from './killed-server.ts';
import type { Guarantee, GuaranteeOptions, Outcome } from './outcome.ts';
import { onEachDatabase, stop, type TestBed } from './test-bed.ts';

const SUBMISSIONS = 6000;
/** If visitors finish before this many kills, servers that only deliver are killed. */
const MIN_KILLS = 40;
const VISITORS = 16;
/** One in this many visitors repeats a submission that was already acknowledged. */
const IMPATIENT = 10;
const SEED = 4;

const increase = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Sends one enquiry until it is acknowledged, with the same id each time. */
async function insist(
  server: KilledServer,
  save: (address: string, body: Body) => Promise<number>,
  body: Body,
  book: Ledger,
) {
  for (;;) {
    const { address } = await server.current();
    try {
      const status = await save(address, body);
      if (status === 201) increase(book.storedAnswers, idOf(body));
      if (status === 200 || status === 201) return void book.acknowledged.add(idOf(body));
      increase(book.refusals, status);
    } catch {
      book.brokenOff++;
    }
    await pause(5);
  }
}

async function submitAll(server: KilledServer, bodies: Body[], book: Ledger): Promise<void> {
  const client = makeClient(VISITORS);
  let count = 0;
  const submit = async (body: Body) => {
    const isImpatient = count++ % IMPATIENT === 0;
    await insist(server, client.save, body, book);
    if (isImpatient) await insist(server, client.save, body, book);
  };
  await mapConcurrently(bodies, submit, VISITORS);
  client.close();
}

async function noteLost(bed: TestBed, book: Ledger): Promise<Set<string>> {
  const told = [...book.acknowledged];
  const ids = new Set((await bed.inspect((storage) => storage.list({}))).map(({ id }) => id));
  for (const id of told) if (!ids.has(id)) book.lost.add(id);
  return ids;
}

/** Lets visitors submit while servers are killed, until all is stored and there were enough kills. */
async function submitAndKill(
  bed: TestBed,
  server: KilledServer,
  bodies: Body[],
  least: number,
  onProgress: GuaranteeOptions['onProgress'],
) {
  const book: Ledger = {
    acknowledged: new Set(),
    storedAnswers: new Map(),
    lost: new Set(),
    refusals: new Map(),
    brokenOff: 0,
  };
  let isDone = false;
  const submitting = submitAll(server, bodies, book).finally(() => {
    isDone = true;
  });
  const killing = server.killUntil(
    () => isDone && server.kills >= least,
    chooser(SEED),
    async () => {
      onProgress(`${bed.database}: ${book.acknowledged.size} acknowledged, ${server.kills} kills`);
      // Not after every kill: opening the database here repairs it, which servers have to do on their own.
      if (server.kills % 3 === 0) await noteLost(bed, book);
    },
  );
  await Promise.all([submitting, killing]);
  return book;
}

/** External systems that count what they receive. */
interface Outside {
  mailServer: MailServer | undefined;
  receiver: Receiver;
}

async function run(
  bed: TestBed,
  { mailServer, receiver }: Outside,
  { scale, onProgress }: GuaranteeOptions,
): Promise<KillRun> {
  const bodies = Array.from({ length: SUBMISSIONS * scale }, (_, place) => enquiry({ fullName: `Person ${place}` }));
  bed.configure(configWithWebhooks([webhookTo(receiver)]));
  const environment = { ...SECRETS, ...(mailServer ? { SMTP_URL: mailServer.url } : {}) };
  const server = new KilledServer(() => bed.start(environment));
  const leastKills = MIN_KILLS * scale;
  const book = await submitAndKill(bed, server, bodies, leastKills, onProgress);
  const last = await server.current();
  await waitForDeliveries(last.address);
  const exit = await stop(last);
  const ids = await noteLost(bed, book);
  const due = await storedDeliveries(bed, ids);
  return {
    ...{ book, submissions: bodies.length, kills: server.kills, leastKills, ids, exit },
    mails: mailServer
      ? compareDeliveries(due.messageIds, mailServer.received)
      : compareDeliveries(due.files, mailsIn(bed.outbox)),
    calls: compareDeliveries(due.calls, idsReceived(receiver)),
  };
}

function killWith(hasMailServer: boolean, options: GuaranteeOptions): Promise<Outcome[]> {
  return onEachDatabase(options, async (bed) => {
    const mailServer = hasMailServer ? await startMailServer() : undefined;
    const receiver = await startReceiver();
    try {
      return judgeKills(hasMailServer, await run(bed, { mailServer, receiver }, options));
    } finally {
      await Promise.all([mailServer?.close(), receiver.close()]);
    }
  });
}

/** Servers killed with -9 at random while visitors submit and retry, and a webhook is called; mails become files. */
export const kill: Guarantee = { name: 'kill', run: (options) => killWith(false, options) };

/** The same with a mail server that counts what it receives. */
export const killMails: Guarantee = { name: 'kill-mails', run: (options) => killWith(true, options) };
