import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../../tests/contracts/mail-server.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { chooser } from '../random.ts';
import { type Body, idOf, inParallel, makeClient } from './client.ts';
import { type Ground, onEach, stop } from './ground.ts';
import { type Book, compareMails, judgeKills, type KillRun } from './kill-verdict.ts';
import type { Outcome, Row, Wish } from './outcome.ts';
import { ShakyServer } from './shaky-server.ts';

const SUBMISSIONS = 6000;
const VISITORS = 16;
/** Of so many visitors one sends the same again after it was told that all is well. */
const IMPATIENT = 10;
/** Longer than a server may have a mail in hand before others take it. */
const MAILS_TAKE = 400_000;
const SEED = 4;

const increase = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Sends one enquiry until it is acknowledged, with the same id each time. */
async function insist(
  shaky: ShakyServer,
  save: (address: string, body: Body) => Promise<number>,
  body: Body,
  book: Book,
) {
  for (;;) {
    const { address } = await shaky.current();
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

async function submitAll(shaky: ShakyServer, bodies: Body[], book: Book): Promise<void> {
  const client = makeClient(VISITORS);
  let count = 0;
  await inParallel(bodies, VISITORS, async (body) => {
    const isImpatient = count++ % IMPATIENT === 0;
    await insist(shaky, client.save, body, book);
    if (isImpatient) await insist(shaky, client.save, body, book);
  });
  client.close();
}

async function noteLost(ground: Ground, book: Book): Promise<Set<string>> {
  const told = [...book.acknowledged];
  const ids = new Set((await ground.look((storage) => storage.list({}))).map(({ id }) => id));
  for (const id of told) if (!ids.has(id)) book.lost.add(id);
  return ids;
}

async function waitForMails(address: string): Promise<void> {
  const end = performance.now() + MAILS_TAKE;
  while (performance.now() < end) {
    const { mails } = await (await fetch(`${address}/healthz`)).json();
    if (mails.queued === 0) return;
    await pause(200);
  }
}

/** The Message-IDs of the mails that belong to what is stored, and the names of their files in the outbox. */
async function storedMails(ground: Ground, ids: Iterable<string>): Promise<{ messageIds: string[]; files: string[] }> {
  const mails = await ground.look(async (storage) => {
    const lists = [];
    for (const id of ids) lists.push(await storage.mailsOf(id));
    return lists.flat();
  });
  return { messageIds: mails.map((mail) => mail.messageId), files: mails.map((mail) => mail.id) };
}

async function run(ground: Ground, mailServer: MailServer | undefined, { scale, tell }: Wish): Promise<KillRun> {
  const bodies = Array.from({ length: SUBMISSIONS * scale }, (_, place) => enquiry({ fullName: `Person ${place}` }));
  const book: Book = {
    acknowledged: new Set(),
    storedAnswers: new Map(),
    lost: new Set(),
    refusals: new Map(),
    brokenOff: 0,
  };
  const shaky = new ShakyServer(() => ground.start(mailServer ? { SMTP_URL: mailServer.url } : {}));
  let isDone = false;
  const submitting = submitAll(shaky, bodies, book).finally(() => {
    isDone = true;
  });
  const killing = shaky.killUntil(
    () => isDone,
    chooser(SEED),
    async () => {
      tell(`${ground.database}: ${book.acknowledged.size} acknowledged, ${shaky.kills} kills`);
      // Not after every kill: opening the database here mends it, and servers have to do that by themselves.
      if (shaky.kills % 3 === 0) await noteLost(ground, book);
    },
  );
  await Promise.all([submitting, killing]);
  const server = await shaky.current();
  await waitForMails(server.address);
  const exit = await stop(server);
  const ids = await noteLost(ground, book);
  const { messageIds, files } = await storedMails(ground, ids);
  const delivery = mailServer
    ? compareMails(messageIds, mailServer.received)
    : compareMails(
        files,
        readdirSync(ground.outbox).flatMap((name) => /([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []),
      );
  return { book, submissions: bodies.length, kills: shaky.kills, ids, delivery, exit };
}

function killWith(hasMailServer: boolean, wish: Wish): Promise<Outcome[]> {
  return onEach(wish, async (ground) => {
    const mailServer = hasMailServer ? await startMailServer() : undefined;
    const result = await run(ground, mailServer, wish);
    await mailServer?.close();
    return judgeKills(hasMailServer, result);
  });
}

/** Servers killed with -9 at random while visitors submit and try again; mails become files. */
export const kill: Row = { name: 'kill', run: (wish) => killWith(false, wish) };

/** The same over a mail server that counts what it gets. */
export const killMails: Row = { name: 'kill-mails', run: (wish) => killWith(true, wish) };
