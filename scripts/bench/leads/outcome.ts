/**
 * `kept` and `missed` tell a figure from its aim; `broken` is a promise to visitors that does not hold (lost, doubled,
 * untrue, a server that fell over); `information` has no aim.
 */
export type Verdict = 'kept' | 'missed' | 'broken' | 'information';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type Database = (typeof DATABASES)[number];

/** One line of the report. */
export interface Outcome {
  /** Absent where it does not depend on the database, or has only one. */
  database?: Database;
  /** What was done, with its amounts. */
  what: string;
  found: string;
  aim: string;
  verdict: Verdict;
}

/** What a row is measured with. `scale` 1 is everything, 0.1 a quick run. */
export interface RowOptions {
  scale: number;
  /** Those that are wanted now. */
  databases: readonly Database[];
  /** Says on the terminal how far it is. */
  tell: (text: string) => void;
}

/** A row of the table of promises: `npm run bench:leads -- --only NAME`. */
export interface Row {
  name: string;
  run: (wish: RowOptions) => Promise<Outcome[]>;
}

/** The verdict on a promise that holds or does not. */
export const promiseVerdict = (holds: boolean): Verdict => (holds ? 'kept' : 'broken');

/** The verdict on a figure that a slow or busy machine may miss. */
export const targetVerdict = (isReached: boolean): Verdict => (isReached ? 'kept' : 'missed');
