/** A delivery failed, and another attempt is useless. The message holds codes only, nothing of a person. */
export class Undeliverable extends Error {}

/** A delivery failed, and who refused it wants to be left alone for a while. The message holds codes only. */
export class RetryLater extends Error {
  /** Milliseconds. */
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/** Nothing at all can leave through this channel now, whatever it is: it waits, however often that was tried. */
export class ChannelUnavailable extends Error {}
