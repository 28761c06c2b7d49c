import { Refusal } from '../refusal.ts';
import type { BodySpeed } from './body-speed.ts';

/** Seconds for Retry-After. */
const RETRY_AFTER = '10';

/** Limits on the bytes that bodies may hold in memory. */
export interface MemoryLimits {
  all: number;
  /** For the bodies of one client. */
  client: number;
}

interface Share {
  client: string;
  bytes: number;
  /** Whether it has arrived completely and waits for its turn. */
  isWaiting: boolean;
}

/** A body that may be dropped. */
interface Loser {
  arrival: BodySpeed;
  /** Bytes that its client holds. */
  held: number;
  isWaiting: boolean;
  speed: number;
}

/**
 * Whether one body is dropped before another that came earlier: that of the client that holds most, the slowest in
 * transit, the last in the queue.
 */
function losesBefore(one: Loser, other: Loser): boolean {
  if (one.held !== other.held) return one.held > other.held;
  if (one.isWaiting !== other.isWaiting) return other.isWaiting;
  return one.isWaiting || one.speed < other.speed;
}

/** The refusal of a body that is dropped. */
export function busy(): Refusal {
  return new Refusal(503, 'busy', { values: { seconds: RETRY_AFTER }, headers: { 'retry-after': RETRY_AFTER } });
}

/**
 * The memory for bodies. A body holds as much of it as has arrived, until its request is answered. When the memory is
 * full, a body of the client that holds most is dropped in favour of a client that holds less, as long as it is in
 * transit or in the queue; so a client that holds nothing always finds room. Otherwise the slowest body in transit is
 * dropped, so that nobody can block the memory by filling it and then sending little or nothing. Bodies that are being
 * processed are never dropped.
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

  /** The number of bodies that hold memory. */
  get count(): number {
    return this.#shares.size;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Makes room for more bytes of a body.
   * @throws Refusal 503 if no other body can be dropped, or if this one has been dropped
   */
  take(arrival: BodySpeed, client: string, bytes: number): void {
    if (arrival.refusal) throw arrival.refusal;
    for (;;) {
      const own = (this.#clients.get(client) ?? 0) + bytes;
      const isOwnFull = own > this.#limits.client;
      if (!isOwnFull && this.#bytes + bytes <= this.#limits.all) break;
      const greatest = isOwnFull ? undefined : this.#ofGreatest(own);
      const loser = greatest ?? this.#slowest(arrival, client, isOwnFull);
      if (loser === arrival) throw busy();
      this.#fail(loser, busy());
      this.release(loser);
    }
    this.#change(arrival, client, bytes);
  }

  /** Marks a body as waiting for its turn, or as being processed. */
  setWaiting(arrival: BodySpeed, isWaiting: boolean): void {
    const share = this.#shares.get(arrival);
    if (share) share.isWaiting = isWaiting;
  }

  /** Releases all memory of a body. */
  release(arrival: BodySpeed): void {
    const share = this.#shares.get(arrival);
    if (!share) return;
    this.#change(arrival, share.client, -share.bytes);
    this.#shares.delete(arrival);
  }

  #change(arrival: BodySpeed, client: string, by: number): void {
    this.#bytes += by;
    const share = this.#shares.get(arrival) ?? { client, bytes: 0, isWaiting: false };
    share.bytes += by;
    this.#shares.set(arrival, share);
    const bytes = (this.#clients.get(client) ?? 0) + by;
    if (bytes > 0) this.#clients.set(client, bytes);
    else this.#clients.delete(client);
  }

  /**
   * Returns the body to drop for a client that will hold `own` bytes: one of the client that holds most, if that is
   * more.
   */
  #ofGreatest(own: number): BodySpeed | undefined {
    const now = performance.now();
    let loser: Loser | undefined;
    for (const [arrival, { client, isWaiting }] of this.#shares) {
      const held = this.#clients.get(client) ?? 0;
      if (held <= own || (arrival.isOver && !isWaiting)) continue;
      const one = { arrival, held, isWaiting, speed: arrival.speed(now) };
      if (!loser || losesBefore(one, loser)) loser = one;
    }
    return loser?.arrival;
  }

  /**
   * The slowest droppable body in transit, including the new one. A client that holds other bodies displaces only its
   * own.
   */
  #slowest(newcomer: BodySpeed, client: string, isOwnFull: boolean): BodySpeed {
    const others = (this.#clients.get(client) ?? 0) - (this.#shares.get(newcomer)?.bytes ?? 0);
    const isOwn = isOwnFull || others > 0;
    const now = performance.now();
    let [slowest, speed] = [newcomer, newcomer.speed(now)];
    for (const [arrival, share] of this.#shares) {
      if (arrival === newcomer || arrival.isOver || (isOwn && share.client !== client)) continue;
      const other = arrival.speed(now);
      // The new body is sending at this moment.
      if (other <= speed) [slowest, speed] = [arrival, other];
    }
    return slowest;
  }
}
