import { type Outcome, promised } from './outcome.ts';

/** Mails that one server has under way at once: its connections to the mail server. */
const CONNECTIONS = 3;

/** What visitors were told, and what was wrong with it. */
export interface Book {
  acknowledged: Set<string>;
  storedAnswers: Map<string, number>;
  lost: Set<string>;
  /** Answers that are neither 200 nor 201, with how often they came. */
  refusals: Map<number, number>;
  brokenOff: number;
}

/** How the mails of a run ended. */
export interface Delivery {
  due: number;
  missing: number;
  doubled: number;
  strange: number;
}

/** Compares the mails that were due with those that arrived, by anything that tells them apart. */
export function compareMails(due: string[], arrived: string[]): Delivery {
  const [expected, once] = [new Set(due), new Set(arrived)];
  return {
    due: due.length,
    missing: [...expected].filter((one) => !once.has(one)).length,
    doubled: arrived.length - once.size,
    strange: [...once].filter((one) => !expected.has(one)).length,
  };
}

/** Everything that is known when visitors, mails and kills are over. */
export interface KillRun {
  book: Book;
  submissions: number;
  kills: number;
  /** What is stored in the end. */
  ids: Set<string>;
  delivery: Delivery;
  /** How the last server ended when it was asked to stop. */
  exit: number | string | null;
}

const total = (counts: Map<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Whether the promises to visitors held. */
export function judgeKills(
  hasMailServer: boolean,
  { book, submissions, kills, ids, delivery, exit }: KillRun,
): Outcome {
  const doubled = [...book.storedAnswers.values()].filter((count) => count > 1).length;
  const mailsHold =
    delivery.due === 2 * submissions &&
    delivery.missing === 0 &&
    delivery.strange === 0 &&
    delivery.doubled <= kills * CONNECTIONS;
  const mails = `${delivery.due} mails, ${delivery.missing} missing, ${delivery.doubled} twice`;
  const others = [...book.refusals].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    what: `${submissions} submissions, killed ${kills} times${hasMailServer ? ' while mails go out' : ''}`,
    found: `${book.lost.size} lost, ${doubled} doubled; ${book.brokenOff} broken off and sent again${total(book.refusals) > 0 ? `, ${others}` : ''}; ${mails}`,
    aim: hasMailServer
      ? 'none lost, none doubled; mails: none missing, at most 3 twice a kill'
      : 'none lost, none doubled',
    verdict: promised(book.lost.size === 0 && doubled === 0 && ids.size === submissions && mailsHold && exit === 0),
  };
}
