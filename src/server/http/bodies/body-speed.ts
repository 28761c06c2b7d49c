import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../refusal.ts';

/** How slowly a body may come. Times in milliseconds. */
export interface BodyLimits {
  /** From the beginning, in which nothing is asked of a sender. */
  grace: number;
  /** Time over which the speed is averaged, so that a phone may lose its network for a while. */
  window: number;
  /** Bytes a second. */
  slowest: number;
  /** For the whole body. */
  longest: number;
  /** In which the sender of a body that was given up may read why, before the connection is cut. */
  farewell: number;
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
  farewell: 5 * SECOND,
};

/** How often the window is looked at while it lasts. */
export const LOOKS = 12;
/** Looks over which a body's speed of this moment is taken. */
const LATELY = 2;

/** Bytes that came over the connection of a request; requests that tests put in have no connection that counts. */
function readOf({ socket }: IncomingMessage): number {
  return socket.bytesRead ?? 0;
}

interface Look {
  at: number;
  bytes: number;
}

/** A body on its way in: how fast it comes, and the end of it when it has to be given up. */
export class BodySpeed {
  /** Rejects with the refusal when the body is given up; never resolves. */
  readonly failed: Promise<never>;
  readonly #request: IncomingMessage;
  readonly #begun: number;
  readonly #before: number;
  readonly #looks: Look[];
  #giveUp: (refusal: Refusal) => void = () => {};
  #refusal: Refusal | undefined;

  /** @param now milliseconds of any clock, as everywhere here */
  constructor(request: IncomingMessage, now: number) {
    this.#request = request;
    this.#begun = now;
    this.#before = readOf(request);
    this.#looks = [{ at: now, bytes: 0 }];
    this.failed = new Promise((_resolve, reject) => {
      this.#giveUp = reject;
    });
    this.failed.catch(() => {});
  }

  /** Why it was given up. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Whether nothing more is to come: it is there, or its sender has gone. */
  get isOver(): boolean {
    const { complete, destroyed, readableEnded } = this.#request;
    return complete || destroyed || readableEnded;
  }

  /** Bytes a second of the last moments. */
  speed(now: number): number {
    const from = this.#looks.at(-LATELY) ?? this.#looks[0];
    if (from === undefined) return 0;
    // One that has just begun has shown little: a second counts at least.
    return ((this.#bytes() - from.bytes) / Math.max(SECOND, now - from.at)) * SECOND;
  }

  /** Looks at what has come; to be called `LOOKS` times a window. Gives whether it comes too slowly. */
  look(now: number, { grace, window, slowest, longest }: BodyLimits): boolean {
    const bytes = this.#bytes();
    const lasted = now - this.#begun;
    this.#looks.push({ at: now, bytes });
    const first = this.#looks.length > LOOKS ? this.#looks.shift() : undefined;
    if (lasted > longest) return true;
    if (first === undefined || lasted < grace + window) return false;
    return ((bytes - first.bytes) / (now - first.at)) * SECOND < slowest;
  }

  /** Gives the body up; its reader gets the refusal. */
  fail(refusal: Refusal): void {
    if (this.#refusal) return;
    this.#refusal = refusal;
    this.#giveUp(refusal);
  }

  /** Ends the connection, whatever is still to come on it. */
  cut(): void {
    this.#request.socket.destroy();
  }

  #bytes(): number {
    return readOf(this.#request) - this.#before;
  }
}
