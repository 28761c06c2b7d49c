import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import type { Webhook } from '../../src/contracts/server-config.ts';

/** A secret for tests: `whsec_` and 32 bytes. */
export const TEST_SECRET = `whsec_${Buffer.alloc(32, 'test').toString('base64')}`;
export const SECRET_NAME = 'TEST_WEBHOOK_SECRET';

/** A received call; duplicates are separate. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
  /** Why the signature is invalid, checked on arrival; undefined if it is valid. */
  fault?: unknown;
}

/** How a receiver responds; the first call has number 1. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, call: number) => void;

/** A webhook receiver on loopback. */
export interface Receiver {
  url: string;
  received: ReceivedCall[];
  /** Changes how it responds from now on. */
  behave: (behaviour: Behaviour) => void;
  close(): Promise<void>;
}

/** Accepts every call at once. */
export const accept: Behaviour = (_request, response) => void response.writeHead(204).end();

/** Responds with a status and headers only. */
export const respondWith =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, headers).end();

/** Starts a receiver that records calls and responds as `behaviour` says. */
export async function startReceiver(behaviour: Behaviour = accept): Promise<Receiver> {
  const received: ReceivedCall[] = [];
  let behave = behaviour;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(judged({ headers: request.headers, body: Buffer.concat(parts).toString() }));
      behave(request, response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/hook`,
    received,
    behave: (next) => {
      behave = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A webhook definition for a receiver. */
export function webhookTo({ url }: { url: string }, changes: Partial<Webhook> = {}): Webhook {
  return { name: 'crm', url, secret: SECRET_NAME, allowPrivate: true, ...changes };
}

function judged(call: ReceivedCall): ReceivedCall {
  try {
    verified(call);
    return call;
  } catch (fault) {
    return { ...call, fault };
  }
}

/** An environment with the secret of these webhooks. */
export const SECRETS = { [SECRET_NAME]: TEST_SECRET };

/** Verifies a call like a receiver, and returns its body. @throws WebhookVerificationError */
export function verified({ headers, body }: ReceivedCall, secret = TEST_SECRET): unknown {
  const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new Verifier(secret).verify(body, Object.fromEntries(texts));
}

/** The webhook-ids of all calls in order of arrival, including duplicates. All must be genuine. */
export function idsReceived({ received }: Receiver): string[] {
  return received.map(({ headers, fault }) => {
    if (fault !== undefined) throw fault;
    return String(headers['webhook-id']);
  });
}
