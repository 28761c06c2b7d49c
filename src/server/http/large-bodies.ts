import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_TEXT } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Bodies with documents that are read at once, each up to 15 MB of memory; and those of one client. */
const MOST_AT_ONCE = 12;
const MOST_OF_A_CLIENT = 4;
/** Seconds after which to come again. */
const RETRY_AFTER = 10;

function mayBeLarge(request: FastifyRequest): boolean {
  const length = request.headers['content-length'];
  return length === undefined || Number(length) > LARGEST_TEXT;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Waits until the documents that came before are stored; only on requests that may bring one. */
    enterLane: (() => Promise<void>) | undefined;
  }
}

/** One after the other: the memory and the time that it takes to read, check and store a document are taken once. */
class Lane {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when all who came before have left; whoever entered has to call what it gives. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}

/**
 * Admits requests with documents as long as the memory for them lasts. With `isPerClient` nobody can take all places.
 * The hook throws Refusal 503.
 */
export function admitLargeBodies(isPerClient: boolean) {
  const lane = new Lane();
  const clients = new Map<string, number>();
  let all = 0;
  const change = (client: string, by: number) => {
    all += by;
    const count = (clients.get(client) ?? 0) + by;
    if (count > 0) clients.set(client, count);
    else clients.delete(client);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!mayBeLarge(request)) return;
    const client = request.ip;
    const isOverOwn = isPerClient && (clients.get(client) ?? 0) >= MOST_OF_A_CLIENT;
    if (all >= MOST_AT_ONCE || isOverOwn) {
      reply.header('retry-after', String(RETRY_AFTER));
      throw new Refusal(503, 'busy', { values: { seconds: String(RETRY_AFTER) } });
    }
    change(client, 1);
    let leave = () => {};
    let isOver = false;
    request.enterLane = async () => {
      leave = await lane.enter();
      if (isOver) leave();
    };
    finished(reply.raw, () => {
      isOver = true;
      leave();
      change(client, -1);
    });
  };
}
