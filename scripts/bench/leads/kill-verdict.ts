import type { Outcome, Verdict } from './outcome.ts';

/** The responses that visitors received, and which of them were wrong. */
export interface Ledger {
  acknowledged: Set<string>;
  storedAnswers: Map<string, number>;
  lost: Set<string>;
  /** Statuses other than 200 and 201, with their counts. */
  refusals: Map<number, number>;
  brokenOff: number;
}

/** The outcome of the mails, or webhook calls, of a run. */
export interface Delivery {
  due: number;
  missing: number;
  duplicated: number;
  unexpected: number;
}

/** Compares the deliveries that were due with those that arrived, by any unique id. */
export function compareDeliveries(due: string[], arrived: string[]): Delivery {
  const [expected, once] = [new Set(due), new Set(arrived)];
  return {
    due: due.length,
    missing: [...expected].filter((one) => !once.has(one)).length,
    duplicated: arrived.length - once.size,
    unexpected: [...once].filter((one) => !expected.has(one)).length,
  };
}

/** The results of a run with kills. */
export interface KillRun {
  book: Ledger;
  submissions: number;
  kills: number;
  /** Ids of all submissions that are stored at the end. */
  ids: Set<string>;
  /** The minimum number of kills; fewer would prove little. */
  leastKills: number;
  mails: Delivery;
  calls: Delivery;
  /** How the last server ended after it was asked to stop. */
  exit: number | string | null;
}

/** Whether `count` deliveries arrived, with at most `repeats` duplicates. */
function hold({ due, missing, duplicated, unexpected }: Delivery, count: number, repeats: number): boolean {
  return due === count && missing === 0 && unexpected === 0 && duplicated <= repeats;
}

const describeDelivery = (what: string, { due, missing, duplicated }: Delivery) =>
  `${due} ${what}, ${missing} missing, ${duplicated} twice`;

function verdictOf(
  { book, submissions, kills, leastKills, ids, mails, calls, exit }: KillRun,
  doubled: number,
): Verdict {
  const isStored = book.lost.size === 0 && doubled === 0 && ids.size === submissions;
  const isDelivered = hold(mails, 2 * submissions, kills) && hold(calls, submissions, kills);
  if (!isStored || !isDelivered || exit !== 0) return 'violated';
  return kills >= leastKills ? 'met' : 'missed';
}

/** Whether the promises to visitors held. */
export function judgeKills(hasMailServer: boolean, run: KillRun): Outcome {
  const { book, submissions, kills, leastKills, mails, calls } = run;
  const doubled = [...book.storedAnswers.values()].filter((count) => count > 1).length;
  const others = [...book.refusals].map(([status, count]) => `${count} × ${status}`).join(', ');
  const sent = `${describeDelivery('mails', mails)}; ${describeDelivery('webhook calls', calls)}`;
  const mailAim = hasMailServer ? `mails: none missing, at most 1 sent twice per kill; ` : '';
  return {
    what: `${submissions} submissions, killed ${kills} times while ${hasMailServer ? 'mails and ' : ''}webhook calls go out`,
    found: `${book.lost.size} lost, ${doubled} duplicated; ${book.brokenOff} interrupted and retried${others === '' ? '' : `, ${others}`}; ${sent}`,
    aim: `at least ${leastKills} kills; none lost, none duplicated; ${mailAim}calls: none missing, at most 1 made twice per kill`,
    verdict: verdictOf(run, doubled),
  };
}
