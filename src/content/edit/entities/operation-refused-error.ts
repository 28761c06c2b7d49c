/** An operation is not possible; the message and details are sentences for the user. */
export class OperationRefusedError extends Error {
  readonly reasons: string[];

  /** @param reasons the obstacles, one per line */
  constructor(sentence: string, reasons: string[] = []) {
    super([sentence, ...reasons.map((reason) => `  ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}
