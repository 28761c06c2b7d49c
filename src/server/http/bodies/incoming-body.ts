import type { IncomingMessage } from 'node:http';
import type { HttpError } from '../http-error.ts';

/** How slowly a body may arrive. Times in milliseconds. */
export interface SpeedLimits {
  /** The grace period at the beginning. */
  grace: number;
  /** The window over which the speed is averaged, so that a phone may lose its network for a while. */
  window: number;
  /** Bytes a second. */
  minBytesPerSecond: number;
  /** The time for the whole body. */
  maxDuration: number;
  /** Time for the sender of an aborted body to read the response, before the connection is closed. */
  linger: number;
}

const SECOND = 1000;

/**
 * The slowest mobile networks (GPRS with two uplink slots) carry 3 kB per second: the largest document takes 80 minutes
 * there, and is accepted. Within a window of a minute such a phone may be offline for 40 seconds.
 */
export const SPEED_LIMITS: SpeedLimits = {
  grace: 20 * SECOND,
  window: 60 * SECOND,
  minBytesPerSecond: 1000,
  maxDuration: 7200 * SECOND,
  linger: 5 * SECOND,
};

/** Checks per window. */
export const SAMPLES = 12;
/** Checks over which the current speed of a body is measured. */
const RECENT_SAMPLES = 2;

/** Bytes received on the connection of a request. Requests injected by tests have no byte counter. */
function readOf({ socket }: IncomingMessage): number {
  return socket.bytesRead ?? 0;
}

interface Sample {
  at: number;
  bytes: number;
}

/** An incoming body: measures its speed, and aborts it. */
export class IncomingBody {
  /** Rejects with the error when the body is aborted; never resolves. */
  readonly failed: Promise<never>;
  readonly #request: IncomingMessage;
  readonly #begun: number;
  readonly #before: number;
  readonly #samples: Sample[];
  #giveUp: (error: HttpError) => void = () => {};
  #error: HttpError | undefined;

  /** @param now milliseconds of any clock, as for all methods */
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

  /** Why the body was aborted; undefined if it was not. */
  get error(): HttpError | undefined {
    return this.#error;
  }

  /** Whether the body is complete, or its sender has disconnected. */
  get isOver(): boolean {
    const { complete, destroyed, readableEnded } = this.#request;
    return complete || destroyed || readableEnded;
  }

  /** Current speed in bytes per second. */
  speed(now: number): number {
    const from = this.#samples.at(-RECENT_SAMPLES) ?? this.#samples[0];
    if (from === undefined) return 0;
    // The measurement is too short for a body that has just begun, so at least a second is assumed.
    return ((this.#bytes() - from.bytes) / Math.max(SECOND, now - from.at)) * SECOND;
  }

  /** Measures progress; call it `SAMPLES` times per window. Returns whether the body is too slow. */
  sample(now: number, { grace, window, minBytesPerSecond, maxDuration }: SpeedLimits): boolean {
    const bytes = this.#bytes();
    const lasted = now - this.#begun;
    this.#samples.push({ at: now, bytes });
    const first = this.#samples.length > SAMPLES ? this.#samples.shift() : undefined;
    if (lasted > maxDuration) return true;
    if (first === undefined || lasted < grace + window) return false;
    return ((bytes - first.bytes) / (now - first.at)) * SECOND < minBytesPerSecond;
  }

  /** Aborts the body; its reader is rejected with the error. */
  fail(error: HttpError): void {
    if (this.#error) return;
    this.#error = error;
    this.#giveUp(error);
  }

  /** Closes the connection, even if data is still arriving. */
  destroy(): void {
    this.#request.destroy();
  }

  #bytes(): number {
    return readOf(this.#request) - this.#before;
  }
}
