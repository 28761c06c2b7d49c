/** A delivery failed for good. The message contains only codes, no personal data. */
export class Undeliverable extends Error {}

/** A delivery failed, and the receiver asked to wait before the next attempt. The message contains only codes. */
export class RetryLater extends Error {
  /** Milliseconds until the next attempt. */
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/** The whole channel is unavailable: all deliveries wait, and the attempt does not count. */
export class ChannelUnavailable extends Error {}
