/** The question whether a thread has what it answers with. */
export const READY = 'ready';

/** What goes to a thread. */
export interface Question {
  id: number;
  /** Of the function that is called. */
  name: string;
  args: unknown[];
}

/** What of an error is told to another thread: copies of errors lose everything else. */
export interface ErrorParts {
  name: string;
  message: string;
  code: string | undefined;
  /** What errors of one class tell apart by. */
  kind: string | undefined;
  stack: string | undefined;
}

/** What comes back: a result, or an error. */
export interface Answer {
  id: number;
  result?: unknown;
  error?: ErrorParts;
}
