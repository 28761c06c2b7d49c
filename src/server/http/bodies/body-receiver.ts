import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics/metrics.ts';
import { clientKey } from '../client-key.ts';
import { BodyMemory, busy, type MemoryLimits } from './body-memory.ts';
import { BODY_LIMITS, type BodyLimits, type BodySpeed } from './body-speed.ts';
import { BodyTimeouts } from './body-timeouts.ts';
import { FairTurns } from './fair-turns.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { LARGEST_TEXT, LARGEST_WITH_DOCUMENT } from './limits.ts';

/** All limits on bodies. */
export interface BodyBounds {
  speed: BodyLimits;
  /** Memory for bodies that may contain a document. */
  documents: MemoryLimits;
  /** Memory for all other bodies. */
  texts: MemoryLimits;
}

/** Ten of the largest documents, four per client. */
export const BODY_BOUNDS: BodyBounds = {
  speed: BODY_LIMITS,
  documents: { all: 10 * LARGEST_WITH_DOCUMENT, client: 4 * LARGEST_WITH_DOCUMENT },
  texts: { all: 1024 * LARGEST_TEXT, client: 256 * LARGEST_TEXT },
};

/** All bodies of a server: those in transit, and the memory of all that are not answered yet. */
export interface Bodies {
  arrivals: BodyTimeouts;
  documents: BodyMemory;
  texts: BodyMemory;
  turns: FairTurns;
}

/** Documents checked and stored at the same time: each takes several times its size in memory meanwhile. */
const AT_ONCE = 2;

/** @param isPerClient whether the memory of a single client is limited */
export function makeBodies(isPerClient: boolean, { speed, documents, texts }: BodyBounds = BODY_BOUNDS): Bodies {
  const arrivals = new BodyTimeouts(speed);
  const memoryOf = ({ all, client }: MemoryLimits) =>
    new BodyMemory({ all, client: isPerClient ? client : all }, (arrival, refusal) => arrivals.fail(arrival, refusal));
  return { arrivals, documents: memoryOf(documents), texts: memoryOf(texts), turns: new FairTurns(AT_ONCE) };
}

/** How the body of a request is received. */
export interface BodyReceiver {
  /** Collects bytes in the memory for bodies. @throws Refusal 503 when that is full */
  collect(): GrowingBuffer;
  /** Reserves bytes that are filled elsewhere. @throws Refusal 503 */
  reserve(bytes: number): void;
  /**
   * Waits for a slot to check and store documents, which is occupied until the request is answered.
   * @throws Refusal 503 if the body is dropped meanwhile, or its sender has disconnected
   */
  turn(): Promise<void>;
  /**
   * Waits for a reader of the body.
   * @throws Refusal 408 or 503 if the body is aborted meanwhile, whatever the reader does
   */
  abortable<T>(reading: Promise<T>): Promise<T>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined on requests without a body. */
    bodyReceiver: BodyReceiver | undefined;
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function mayHoldDocument({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length === undefined || Number(length) > LARGEST_TEXT;
}

/** The body of one request as it is received. It ends with the response, even if the client has disconnected. */
class RequestBodyReceiver implements BodyReceiver {
  readonly #memory: BodyMemory;
  readonly #turns: FairTurns;
  readonly #client: string;
  readonly #onChange: () => void;
  readonly #arrival: BodySpeed;
  readonly #collected: GrowingBuffer[] = [];
  readonly #ended = Promise.withResolvers<never>();
  #isEnded = false;
  #endTurn = () => {};

  /** @param onChange called when the number of bodies may have changed */
  constructor({ arrivals, documents, texts, turns }: Bodies, request: FastifyRequest, onChange: () => void) {
    this.#memory = mayHoldDocument(request) ? documents : texts;
    this.#turns = turns;
    this.#client = clientKey(request);
    this.#onChange = onChange;
    this.#arrival = arrivals.of(request.raw);
    this.#ended.promise.catch(() => {});
  }

  collect(): GrowingBuffer {
    const bytes = new GrowingBuffer((more) => this.reserve(more));
    this.#arrival.failed.catch(() => bytes.clear());
    this.#collected.push(bytes);
    return bytes;
  }

  reserve(bytes: number): void {
    this.#memory.take(this.#arrival, this.#client, bytes);
    this.#onChange();
  }

  turn(): Promise<void> {
    this.#memory.setWaiting(this.#arrival, true);
    const turn = this.#turns.take(this.#client).then((end) => {
      this.#memory.setWaiting(this.#arrival, false);
      if (this.#isEnded || this.#arrival.refusal) end();
      else this.#endTurn = end;
    });
    return Promise.race([turn, this.#arrival.failed, this.#ended.promise]);
  }

  abortable<T>(reading: Promise<T>): Promise<T> {
    return Promise.race([reading, this.#arrival.failed]);
  }

  end(): void {
    this.#isEnded = true;
    this.#ended.reject(busy());
    this.#endTurn();
    for (const bytes of this.#collected) bytes.clear();
    this.#memory.release(this.#arrival);
    this.#onChange();
  }
}

/** Gives each request with a body its `bodyReceiver`. */
export function admitBodies(app: FastifyInstance, bodies: Bodies, metrics: Metrics): void {
  app.decorateRequest('bodyReceiver', undefined);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(request)) return;
    const receiver = new RequestBodyReceiver(bodies, request, () => metrics.bodyPlacesTaken(bodies.documents.count));
    request.bodyReceiver = receiver;
    finished(reply.raw, () => receiver.end());
  });
}
