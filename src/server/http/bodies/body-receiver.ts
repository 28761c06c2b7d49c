import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics/metrics.ts';
import { clientKey } from '../client-key.ts';
import { BodyMemory, busy, type MemoryLimits } from './body-memory.ts';
import { FairSemaphore } from './fair-semaphore.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { IncomingBodies } from './incoming-bodies.ts';
import { type IncomingBody, SPEED_LIMITS, type SpeedLimits } from './incoming-body.ts';
import { MAX_BYTES_WITH_DOCUMENT, MAX_TEXT_BYTES } from './limits.ts';

/** All limits on bodies. */
export interface BodyLimits {
  speed: SpeedLimits;
  /** Memory for bodies that may contain a document. */
  documents: MemoryLimits;
  /** Memory for all other bodies. */
  texts: MemoryLimits;
}

/** Ten of the largest documents, four per client. */
export const BODY_LIMITS: BodyLimits = {
  speed: SPEED_LIMITS,
  documents: { all: 10 * MAX_BYTES_WITH_DOCUMENT, client: 4 * MAX_BYTES_WITH_DOCUMENT },
  texts: { all: 1024 * MAX_TEXT_BYTES, client: 256 * MAX_TEXT_BYTES },
};

/** All bodies of a server: those in transit, and the memory of all that are not answered yet. */
export interface Bodies {
  incoming: IncomingBodies;
  documents: BodyMemory;
  texts: BodyMemory;
  slots: FairSemaphore;
}

/** Documents checked and stored at the same time: each takes several times its size in memory meanwhile. */
const MAX_CONCURRENT_DOCUMENTS = 2;

/** @param isPerClient whether the memory of a single client is limited */
export function makeBodies(isPerClient: boolean, { speed, documents, texts }: BodyLimits = BODY_LIMITS): Bodies {
  const incoming = new IncomingBodies(speed);
  const memoryOf = ({ all, client }: MemoryLimits) =>
    new BodyMemory({ all, client: isPerClient ? client : all }, (body, error) => incoming.fail(body, error));
  return {
    incoming,
    documents: memoryOf(documents),
    texts: memoryOf(texts),
    slots: new FairSemaphore(MAX_CONCURRENT_DOCUMENTS),
  };
}

/** How the body of a request is received. */
export interface BodyReceiver {
  /** Collects bytes in the memory for bodies. @throws HttpError 503 when that is full */
  collect(): GrowingBuffer;
  /** Reserves bytes that are filled elsewhere. @throws HttpError 503 */
  reserve(bytes: number): void;
  /**
   * Waits for a slot to check and store documents, which is occupied until the request is answered.
   * @throws HttpError 503 if the body is dropped meanwhile, or its sender has disconnected
   */
  waitForSlot(): Promise<void>;
  /**
   * Waits for a reader of the body.
   * @throws HttpError 408 or 503 if the body is aborted meanwhile, whatever the reader does
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
  return length === undefined || Number(length) > MAX_TEXT_BYTES;
}

/** The body of one request as it is received. It ends with the response, even if the client has disconnected. */
class RequestBodyReceiver implements BodyReceiver {
  readonly #memory: BodyMemory;
  readonly #slots: FairSemaphore;
  readonly #client: string;
  readonly #onChange: () => void;
  readonly #body: IncomingBody;
  readonly #collected: GrowingBuffer[] = [];
  readonly #ended = Promise.withResolvers<never>();
  #isEnded = false;
  #releaseSlot = () => {};

  /** @param onChange called when the number of bodies may have changed */
  constructor({ incoming, documents, texts, slots }: Bodies, request: FastifyRequest, onChange: () => void) {
    this.#memory = mayHoldDocument(request) ? documents : texts;
    this.#slots = slots;
    this.#client = clientKey(request);
    this.#onChange = onChange;
    this.#body = incoming.of(request.raw);
    this.#ended.promise.catch(() => {});
  }

  collect(): GrowingBuffer {
    const bytes = new GrowingBuffer((more) => this.reserve(more));
    this.#body.failed.catch(() => bytes.clear());
    this.#collected.push(bytes);
    return bytes;
  }

  reserve(bytes: number): void {
    this.#memory.reserve(this.#body, this.#client, bytes);
    this.#onChange();
  }

  waitForSlot(): Promise<void> {
    this.#memory.setWaiting(this.#body, true);
    const slot = this.#slots.acquire(this.#client).then((end) => {
      this.#memory.setWaiting(this.#body, false);
      if (this.#isEnded || this.#body.error) end();
      else this.#releaseSlot = end;
    });
    return Promise.race([slot, this.#body.failed, this.#ended.promise]);
  }

  abortable<T>(reading: Promise<T>): Promise<T> {
    return Promise.race([reading, this.#body.failed]);
  }

  end(): void {
    this.#isEnded = true;
    this.#ended.reject(busy());
    this.#releaseSlot();
    for (const bytes of this.#collected) bytes.clear();
    this.#memory.release(this.#body);
    this.#onChange();
  }
}

/** Gives each request with a body its `bodyReceiver`. */
export function admitBodies(app: FastifyInstance, bodies: Bodies, metrics: Metrics): void {
  app.decorateRequest('bodyReceiver', undefined);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(request)) return;
    const receiver = new RequestBodyReceiver(bodies, request, () => metrics.setBodiesInMemory(bodies.documents.count));
    request.bodyReceiver = receiver;
    finished(reply.raw, () => receiver.end());
  });
}
