/**
 * `kept` and `missed` compare a figure with its target; `broken` is a violated guarantee (lost, duplicated, falsely
 * confirmed, a server that crashed); `information` has no target.
 */
export type Verdict = 'kept' | 'missed' | 'broken' | 'information';

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

/** Options of a row. `scale` is 1 for a full run, 0.1 for a quick one. */
export interface RowOptions {
  scale: number;
  /** The databases to test. */
  databases: readonly Database[];
  /** Reports progress on the terminal. */
  tell: (text: string) => void;
}

/** A row of the table of promises: `npm run bench:leads -- --only NAME`. */
export interface Row {
  name: string;
  run: (options: RowOptions) => Promise<Outcome[]>;
}

/** The verdict on a guarantee that holds or does not. */
export const promiseVerdict = (holds: boolean): Verdict => (holds ? 'kept' : 'broken');

/** The verdict on a figure that a slow or busy machine may miss. */
export const targetVerdict = (isReached: boolean): Verdict => (isReached ? 'kept' : 'missed');
