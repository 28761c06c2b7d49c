import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../refusal.ts';

/** How slowly a body may arrive. Times in milliseconds. */
export interface BodyLimits {
  /** The grace period at the beginning. */
  grace: number;
  /** The window over which the speed is averaged, so that a phone may lose its network for a while. */
  window: number;
  /** Bytes a second. */
  slowest: number;
  /** For the whole body. */
  longest: number;
  /** Time for the sender of an aborted body to read the response, before the connection is closed. */
  linger: number;
}

const SECOND = 1000;

/**
 * The slowest networks of phones (GPRS with two slots up) carry 3 kB a second: the largest document takes 80 minutes
 * there, and passes. In a window of a minute such a phone may be away for 40 seconds.
 */
export const BODY_LIMITS: BodyLimits = {
  grace: 20 * SECOND,
  window: 60 * SECOND,
  slowest: 1000,
  longest: 7200 * SECOND,
  linger: 5 * SECOND,
};

/** Checks per window. */
export const SAMPLES = 12;
/** Checks over which the current speed of a body is measured. */
const RECENT_SAMPLES = 2;

/** Bytes received on the connection of a request; injected requests of tests have none that counts them. */
function readOf({ socket }: IncomingMessage): number {
  return socket.bytesRead ?? 0;
}

interface Sample {
  at: number;
  bytes: number;
}

/** An incoming body: measures its speed, and aborts it. */
export class BodySpeed {
  /** Rejects with the refusal when the body is aborted; never resolves. */
  readonly failed: Promise<never>;
  readonly #request: IncomingMessage;
  readonly #begun: number;
  readonly #before: number;
  readonly #samples: Sample[];
  #giveUp: (refusal: Refusal) => void = () => {};
  #refusal: Refusal | undefined;

  /** @param now milliseconds of any clock, as everywhere here */
  constructor(request: IncomingMessage, now: number) {
    this.#request = request;
    this.#begun = now;
    this.#before = readOf(request);
    this.#samples = [{ at: now, bytes: 0 }];
    this.failed = new Promise((_resolve, reject) => {
      this.#giveUp = reject;
    });
    this.failed.catch(() => {});
  }

  /** Why it was aborted. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Whether it has ended: it is complete, or its sender has gone. */
  get isOver(): boolean {
    const { complete, destroyed, readableEnded } = this.#request;
    return complete || destroyed || readableEnded;
  }

  /** Current bytes a second. */
  speed(now: number): number {
    const from = this.#samples.at(-RECENT_SAMPLES) ?? this.#samples[0];
    if (from === undefined) return 0;
    // A body that has just begun gives too short a measure, so at least a second counts.
    return ((this.#bytes() - from.bytes) / Math.max(SECOND, now - from.at)) * SECOND;
  }

  /** Measures progress; to be called `SAMPLES` times a window. Returns whether the body is too slow. */
  sample(now: number, { grace, window, slowest, longest }: BodyLimits): boolean {
    const bytes = this.#bytes();
    const lasted = now - this.#begun;
    this.#samples.push({ at: now, bytes });
    const first = this.#samples.length > SAMPLES ? this.#samples.shift() : undefined;
    if (lasted > longest) return true;
    if (first === undefined || lasted < grace + window) return false;
    return ((bytes - first.bytes) / (now - first.at)) * SECOND < slowest;
  }

  /** Aborts the body; its reader gets the refusal. */
  fail(refusal: Refusal): void {
    if (this.#refusal) return;
    this.#refusal = refusal;
    this.#giveUp(refusal);
  }

  /** Closes the connection, whatever is still arriving on it. */
  destroy(): void {
    this.#request.socket.destroy();
  }

  #bytes(): number {
    return readOf(this.#request) - this.#before;
  }
}
