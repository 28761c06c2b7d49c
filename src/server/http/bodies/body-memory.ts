import { HttpError } from '../http-error.ts';
import type { IncomingBody } from './incoming-body.ts';

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
interface EvictionCandidate {
  body: IncomingBody;
  /** Bytes that its client holds. */
  held: number;
  isWaiting: boolean;
  speed: number;
}

/**
 * Whether one body is dropped before another that came earlier: that of the client that holds most, the slowest in
 * transit, the last in the queue.
 */
function isEvictedBefore(one: EvictionCandidate, other: EvictionCandidate): boolean {
  if (one.held !== other.held) return one.held > other.held;
  if (one.isWaiting !== other.isWaiting) return other.isWaiting;
  return one.isWaiting || one.speed < other.speed;
}

/** The error for a body that is dropped. */
export function busy(): HttpError {
  return new HttpError(503, 'busy', { values: { seconds: RETRY_AFTER }, headers: { 'retry-after': RETRY_AFTER } });
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
  readonly #fail: (body: IncomingBody, error: HttpError) => void;
  readonly #shares = new Map<IncomingBody, Share>();
  readonly #clients = new Map<string, number>();
  #bytes = 0;

  constructor(limits: MemoryLimits, fail: (body: IncomingBody, error: HttpError) => void) {
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
   * @throws HttpError 503 if no other body can be dropped, or if this one has been dropped
   */
  reserve(body: IncomingBody, client: string, bytes: number): void {
    if (body.error) throw body.error;
    while (!this.#hasSpace(client, bytes)) {
      const evicted = this.#chooseBodyToEvict(body, client, bytes);
      if (evicted === body) throw busy();
      this.#fail(evicted, busy());
      this.release(evicted);
    }
    this.#change(body, client, bytes);
  }

  #heldBy(client: string): number {
    return this.#clients.get(client) ?? 0;
  }

  #hasSpace(client: string, bytes: number): boolean {
    return this.#heldBy(client) + bytes <= this.#limits.client && this.#bytes + bytes <= this.#limits.all;
  }

  /** The body to drop so that a client can hold more bytes; the newcomer itself if no other may be dropped. */
  #chooseBodyToEvict(newcomer: IncomingBody, client: string, bytes: number): IncomingBody {
    const own = this.#heldBy(client) + bytes;
    const isOwnFull = own > this.#limits.client;
    const greatest = isOwnFull ? undefined : this.#largestClientsBody(own);
    return greatest ?? this.#slowest(newcomer, client, isOwnFull);
  }

  /** Marks a body as waiting for its turn, or as being processed. */
  setWaiting(body: IncomingBody, isWaiting: boolean): void {
    const share = this.#shares.get(body);
    if (share) share.isWaiting = isWaiting;
  }

  /** Releases all memory of a body. */
  release(body: IncomingBody): void {
    const share = this.#shares.get(body);
    if (!share) return;
    this.#change(body, share.client, -share.bytes);
    this.#shares.delete(body);
  }

  #change(body: IncomingBody, client: string, by: number): void {
    this.#bytes += by;
    const share = this.#shares.get(body) ?? { client, bytes: 0, isWaiting: false };
    share.bytes += by;
    this.#shares.set(body, share);
    const bytes = this.#heldBy(client) + by;
    if (bytes > 0) this.#clients.set(client, bytes);
    else this.#clients.delete(client);
  }

  /**
   * Returns the body to drop for a client that will hold `own` bytes: one of the client that holds most, if that is
   * more.
   */
  #largestClientsBody(own: number): IncomingBody | undefined {
    const now = performance.now();
    let first: EvictionCandidate | undefined;
    for (const [body, { client, isWaiting }] of this.#shares) {
      const held = this.#heldBy(client);
      if (held <= own || (body.isOver && !isWaiting)) continue;
      const one = { body, held, isWaiting, speed: body.speed(now) };
      if (!first || isEvictedBefore(one, first)) first = one;
    }
    return first?.body;
  }

  /**
   * The slowest droppable body in transit, including the new one. A client that holds other bodies displaces only its
   * own.
   */
  #slowest(newcomer: IncomingBody, client: string, isOwnFull: boolean): IncomingBody {
    const others = this.#heldBy(client) - (this.#shares.get(newcomer)?.bytes ?? 0);
    const isOwn = isOwnFull || others > 0;
    const now = performance.now();
    let [slowest, speed] = [newcomer, newcomer.speed(now)];
    for (const [body, share] of this.#shares) {
      if (body === newcomer || body.isOver || (isOwn && share.client !== client)) continue;
      const other = body.speed(now);
      // The new body is sending at this moment.
      if (other <= speed) [slowest, speed] = [body, other];
    }
    return slowest;
  }
}
