import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../../tests/contracts/mail-server.ts';
import { enquiry } from '../../../tests/contracts/server.ts';
import { chooser } from '../random.ts';
import { type Body, idOf, inParallel, makeClient } from './client.ts';
import { DATABASES, type Database, type Ground, onGround, stop } from './ground.ts';
import { type Outcome, promised, type Row, type Wish } from './outcome.ts';
import { ShakyServer } from './shaky-server.ts';

const SUBMISSIONS = 6000;
const VISITORS = 8;
/** Of so many visitors one sends the same again after it was told that all is well. */
const IMPATIENT = 10;
/** Mails that one server has under way at once: its connections to the mail server. */
const CONNECTIONS = 3;
/** Longer than a server may have a mail in hand before others take it. */
const MAILS_TAKE = 400_000;
const SEED = 4;

/** What visitors were told, and what was wrong with it. */
interface Book {
  acknowledged: Set<string>;
  storedAnswers: Map<string, number>;
  lost: Set<string>;
  /** Answers that are neither 200 nor 201, with how often they came. */
  refusals: Map<number, number>;
  brokenOff: number;
}

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

/** How the mails of a run ended. */
interface Delivery {
  due: number;
  missing: number;
  doubled: number;
  strange: number;
}

function compare(due: string[], arrived: string[]): Delivery {
  const [expected, once] = [new Set(due), new Set(arrived)];
  return {
    due: due.length,
    missing: [...expected].filter((one) => !once.has(one)).length,
    doubled: arrived.length - once.size,
    strange: [...once].filter((one) => !expected.has(one)).length,
  };
}

interface Run {
  book: Book;
  bodies: Body[];
  kills: number;
  ids: Set<string>;
  delivery: Delivery;
  exit: number | string | null;
}

async function run(ground: Ground, mailServer: MailServer | undefined, { scale, tell }: Wish): Promise<Run> {
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
    ? compare(messageIds, mailServer.received)
    : compare(
        files,
        readdirSync(ground.outbox).flatMap((name) => /([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []),
      );
  return { book, bodies, kills: shaky.kills, ids, delivery, exit };
}

const total = (counts: Map<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

function judge(database: Database, hasMailServer: boolean, { book, bodies, kills, ids, delivery, exit }: Run): Outcome {
  const doubled = [...book.storedAnswers.values()].filter((count) => count > 1).length + ids.size - bodies.length;
  const mailsHold =
    delivery.due === 2 * bodies.length &&
    delivery.missing === 0 &&
    delivery.strange === 0 &&
    delivery.doubled <= kills * CONNECTIONS;
  const mails = `${delivery.due} mails, ${delivery.missing} missing, ${delivery.doubled} twice`;
  const others = [...book.refusals].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    what: `${bodies.length} submissions on ${database}, killed ${kills} times${hasMailServer ? ' while mails go out' : ''}`,
    found: `${book.lost.size} lost, ${doubled} doubled; ${book.brokenOff} broken off and sent again${total(book.refusals) > 0 ? `, ${others}` : ''}; ${mails}`,
    aim: hasMailServer
      ? 'none lost, none doubled; mails: none missing, at most 3 twice a kill'
      : 'none lost, none doubled',
    verdict: promised(book.lost.size === 0 && doubled === 0 && mailsHold && exit === 0),
  };
}

async function killWith(hasMailServer: boolean, wish: Wish): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const database of DATABASES) {
    const mailServer = hasMailServer ? await startMailServer() : undefined;
    const result = await onGround(database, (ground) => run(ground, mailServer, wish));
    await mailServer?.close();
    outcomes.push(judge(database, hasMailServer, result));
  }
  return outcomes;
}

/** Servers killed with -9 at random while visitors submit and try again; mails become files. */
export const kill: Row = { name: 'kill', run: (wish) => killWith(false, wish) };

/** The same over a mail server that counts what it gets. */
export const killMails: Row = { name: 'kill-mails', run: (wish) => killWith(true, wish) };
