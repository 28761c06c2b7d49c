import { phrase } from '../../../content/edit/words/phrase.ts';
import type { Problem } from '../../contract/api.ts';
import type { PlacedFinding } from '../../contract/work.ts';

/** Why a call failed, with its HTTP status. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly findings: PlacedFinding[] | undefined;

  constructor(status: number, code: Problem['code'], sentence: string, findings?: PlacedFinding[]) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.findings = findings;
  }
}

/** The error for a file that does not exist. */
export function noFile(file: string): ApiError {
  return new ApiError(404, 'not-found', phrase('noFile', { file }));
}
