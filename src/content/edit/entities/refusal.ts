/** An operation cannot be done; the message and details are sentences for the user. */
export class Refusal extends Error {
  readonly reasons: string[];

  /** @param reasons what stands in the way, a line each */
  constructor(sentence: string, reasons: string[] = []) {
    super([sentence, ...reasons.map((reason) => `  ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}
