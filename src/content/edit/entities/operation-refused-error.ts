import { phrase, type SentenceName } from '../words/phrase.ts';

/** An operation is not possible; the message and details are sentences for the user. */
export class OperationRefusedError extends Error {
  readonly reasons: string[];

  /** @param reasons the obstacles, one per line */
  constructor(sentence: string, reasons: string[] = []) {
    super([sentence, ...reasons.map((reason) => `  ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}

/** The error for which sentences.json has the words. */
export function refusal(name: SentenceName, values?: Record<string, string | number>, reasons?: string[]) {
  return new OperationRefusedError(phrase(name, values), reasons);
}
