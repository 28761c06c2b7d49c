/** The call that tests whether a thread has loaded its functions. */
export const READY = 'ready';

/** What goes to a thread. */
export interface Question {
  id: number;
  /** Of the function that is called. */
  name: string;
  args: unknown[];
}

/** The parts of an error that are sent to another thread: clones of errors lose everything else. */
export interface ErrorParts {
  name: string;
  message: string;
  code: string | undefined;
  /** What distinguishes errors of one class. */
  kind: string | undefined;
  stack: string | undefined;
}

/** What comes back: a result, or an error. */
export interface Answer {
  id: number;
  result?: unknown;
  error?: ErrorParts;
}
