import { worded } from '../../../content/edit/words/worded.ts';
import type { Problem } from '../../contract/api.ts';

/** Why a call failed, with its HTTP status. */
export class CallError extends Error {
  readonly status: number;
  readonly code: Problem['code'];

  constructor(status: number, code: Problem['code'], sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** The error for a file that does not exist. */
export function noFile(file: string): CallError {
  return new CallError(404, 'not-found', worded('noFile', { file }));
}
