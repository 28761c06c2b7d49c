/** The call that tests whether a thread has loaded its functions. */
export const READY = 'ready';

/** A message to a thread. */
export interface CallRequest {
  id: number;
  /** The function to call. */
  name: string;
  args: unknown[];
}

/** The parts of an error that are sent to another thread: cloning an error loses everything else. */
export interface ErrorParts {
  name: string;
  message: string;
  code: string | undefined;
  /** Distinguishes errors of one class. */
  kind: string | undefined;
  stack: string | undefined;
}

/** A message from a thread: a result, or an error. */
export interface CallResponse {
  id: number;
  result?: unknown;
  error?: ErrorParts;
}
