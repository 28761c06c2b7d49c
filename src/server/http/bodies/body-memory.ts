import { Refusal } from '../refusal.ts';
import type { BodySpeed } from './body-speed.ts';

/** Seconds after which to come again. */
const RETRY_AFTER = '10';

/** What may be held of bodies at the same time, bytes. */
export interface MemoryLimits {
  all: number;
  /** Of one client. */
  client: number;
}

interface Share {
  client: string;
  bytes: number;
}

function busy(): Refusal {
  return new Refusal(503, 'busy', { values: { seconds: RETRY_AFTER }, headers: { 'retry-after': RETRY_AFTER } });
}

/**
 * The memory for bodies. A body has as much of it as has come, until its request is answered. When it is full, the
 * slowest of the bodies that are still on their way gives way: who fills it and then sends no more, or little, takes
 * nothing from anybody. Bodies that have arrived keep their place.
 */
export class BodyMemory {
  readonly #limits: MemoryLimits;
  readonly #fail: (arrival: BodySpeed, refusal: Refusal) => void;
  readonly #shares = new Map<BodySpeed, Share>();
  readonly #clients = new Map<string, number>();
  #bytes = 0;

  constructor(limits: MemoryLimits, fail: (arrival: BodySpeed, refusal: Refusal) => void) {
    this.#limits = limits;
    this.#fail = fail;
  }

  /** How many bodies have some of it. */
  get count(): number {
    return this.#shares.size;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Makes room for more of a body.
   * @throws Refusal 503 when no slower one can give way, or when the body itself has been given up
   */
  take(arrival: BodySpeed, client: string, bytes: number): void {
    if (arrival.refusal) throw arrival.refusal;
    for (let crowd = this.#crowd(client, bytes); crowd; crowd = this.#crowd(client, bytes)) {
      const slowest = this.#slowest(arrival, crowd);
      if (slowest === arrival) throw busy();
      this.#fail(slowest, busy());
      this.release(slowest);
    }
    this.#change(arrival, client, bytes);
  }

  /** Gives back all that a body has. */
  release(arrival: BodySpeed): void {
    const share = this.#shares.get(arrival);
    if (!share) return;
    this.#change(arrival, share.client, -share.bytes);
    this.#shares.delete(arrival);
  }

  #change(arrival: BodySpeed, client: string, by: number): void {
    this.#bytes += by;
    this.#shares.set(arrival, { client, bytes: (this.#shares.get(arrival)?.bytes ?? 0) + by });
    const bytes = (this.#clients.get(client) ?? 0) + by;
    if (bytes > 0) this.#clients.set(client, bytes);
    else this.#clients.delete(client);
  }

  /** Whose bodies are too many, if so much more is to come: the client's, or everybody's. */
  #crowd(client: string, more: number): ((share: Share) => boolean) | undefined {
    if ((this.#clients.get(client) ?? 0) + more > this.#limits.client) return (share) => share.client === client;
    return this.#bytes + more > this.#limits.all ? () => true : undefined;
  }

  /** The slowest of those that may have to give way; the newcomer is one of them. */
  #slowest(newcomer: BodySpeed, isOfCrowd: (share: Share) => boolean): BodySpeed {
    const now = performance.now();
    let [slowest, speed] = [newcomer, newcomer.speed(now)];
    for (const [arrival, share] of this.#shares) {
      if (arrival === newcomer || arrival.isOver || !isOfCrowd(share)) continue;
      const other = arrival.speed(now);
      // The newcomer is sending at this moment.
      if (other <= speed) [slowest, speed] = [arrival, other];
    }
    return slowest;
  }
}
