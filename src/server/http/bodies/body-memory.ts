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
  /** Whether it has arrived and waits for its turn. */
  isWaiting: boolean;
}

/** A body that may give way. */
interface Loser {
  arrival: BodySpeed;
  /** Bytes that its client holds. */
  held: number;
  isWaiting: boolean;
  speed: number;
}

/** Whether one gives way before another that came earlier: who holds most, the slowest on its way, the last that waits. */
function losesBefore(one: Loser, other: Loser): boolean {
  if (one.held !== other.held) return one.held > other.held;
  if (one.isWaiting !== other.isWaiting) return other.isWaiting;
  return one.isWaiting || one.speed < other.speed;
}

/** What a body is answered with that has to give way. */
export function busy(): Refusal {
  return new Refusal(503, 'busy', { values: { seconds: RETRY_AFTER }, headers: { 'retry-after': RETRY_AFTER } });
}

/**
 * The memory for bodies. A body has as much of it as has come, until its request is answered. When it is full, a body of
 * the client that holds most gives way to one of a client that holds less, while it is on its way or waits for its turn;
 * so a client that holds nothing always finds room. Otherwise the slowest on its way gives way: who fills the memory and
 * then sends no more, or little, takes nothing from anybody. Bodies whose turn it is keep their place.
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
   * @throws Refusal 503 when no other can give way, or when the body itself has been given up
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

  /** Tells that a body has arrived and waits for its turn, or that its turn has come. */
  setWaiting(arrival: BodySpeed, isWaiting: boolean): void {
    const share = this.#shares.get(arrival);
    if (share) share.isWaiting = isWaiting;
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
    const share = this.#shares.get(arrival) ?? { client, bytes: 0, isWaiting: false };
    share.bytes += by;
    this.#shares.set(arrival, share);
    const bytes = (this.#clients.get(client) ?? 0) + by;
    if (bytes > 0) this.#clients.set(client, bytes);
    else this.#clients.delete(client);
  }

  /** Returns the body to drop for a client that will hold `own` bytes: one of the client that holds most, and more than that. */
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
   * The slowest of those on their way that may have to give way; the newcomer is one of them. Who holds other bodies
   * takes from itself alone.
   */
  #slowest(newcomer: BodySpeed, client: string, isOwnFull: boolean): BodySpeed {
    const others = (this.#clients.get(client) ?? 0) - (this.#shares.get(newcomer)?.bytes ?? 0);
    const isOwn = isOwnFull || others > 0;
    const now = performance.now();
    let [slowest, speed] = [newcomer, newcomer.speed(now)];
    for (const [arrival, share] of this.#shares) {
      if (arrival === newcomer || arrival.isOver || (isOwn && share.client !== client)) continue;
      const other = arrival.speed(now);
      // The newcomer is sending at this moment.
      if (other <= speed) [slowest, speed] = [arrival, other];
    }
    return slowest;
  }
}
