/**
 * `met` and `missed` compare a figure with its target; `violated` is a violated guarantee (lost, duplicated, falsely
 * confirmed, a server that crashed); `information` has no target.
 */
export type Verdict = 'met' | 'missed' | 'violated' | 'information';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type Database = (typeof DATABASES)[number];

/** One line of the report. */
export interface Outcome {
  /** Undefined if it does not depend on the database, or there is only one. */
  database?: Database;
  /** The test and its parameters. */
  what: string;
  found: string;
  aim: string;
  verdict: Verdict;
}

/** Options for testing a guarantee. `scale` is 1 for a full run, 0.1 for a quick one. */
export interface GuaranteeOptions {
  scale: number;
  /** The databases to test. */
  databases: readonly Database[];
  /** Reports progress on the terminal. */
  onProgress: (text: string) => void;
}

/** A guarantee for submissions, tested by `npm run bench:leads -- --only NAME`. */
export interface Guarantee {
  name: string;
  run: (options: GuaranteeOptions) => Promise<Outcome[]>;
}

/** The verdict on a guarantee that holds or does not. */
export const promiseVerdict = (holds: boolean): Verdict => (holds ? 'met' : 'violated');

/** The verdict on a figure that a slow or busy machine may miss. */
export const targetVerdict = (isReached: boolean): Verdict => (isReached ? 'met' : 'missed');
