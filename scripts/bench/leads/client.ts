import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { SAVE } from '../../../tests/contracts/server.ts';

/** A body that a form sends. */
export type Body = Record<string, unknown>;

/** The id of a submission, by its body. */
export const idOf = (body: Body) => String(body.submissionId);

interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** A client that keeps its connections open, as browsers do. */
export interface Client {
  /** Resolves with the status; rejects when the connection is lost before the response is complete. */
  call(address: string, call: Call): Promise<number>;
  /** Posts an enquiry or application as the browser does. */
  save(address: string, body: Body): Promise<number>;
  close(): void;
}

/** Makes a client with at most this many connections. */
export function makeClient(connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call: Client['call'] = (address, { path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sending = request(address + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
        response.resume();
      });
      sending.on('error', reject).end(body);
    });
  return {
    call,
    save: (address, body) =>
      call(address, {
        path: SAVE,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    close: () => agent.destroy(),
  };
}
