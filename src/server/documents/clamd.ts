import { connect, type Socket } from 'node:net';
import { HttpError } from '../http/http-error.ts';

/** Milliseconds to wait for a response; the largest documents take a few seconds. */
const TIMEOUT_MS = 20_000;
/** Bytes per chunk of the document. */
const CHUNK_BYTES = 256 * 1024;
/** Maximum bytes of a response, which is one line. */
const MAX_RESPONSE_BYTES = 4096;
const COMMAND = 'zINSTREAM\0';

const CLEAN = /^stream: OK$/;
const INFECTED = /^stream: .+ FOUND$/;

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
}

/** Sends a document in chunks, each preceded by its length; a length of zero ends it. */
function send(socket: Socket, content: Uint8Array): void {
  socket.write(COMMAND);
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    socket.write(chunk);
  }
  socket.write(Buffer.alloc(4));
}

/** The response; undefined until it is complete. */
function responseIn(received: Buffer): string | undefined {
  const end = received.indexOf(0);
  return end < 0 ? undefined : received.toString('latin1', 0, end).trim();
}

/** A ClamAV daemon, which scans documents for viruses (clamd(8), INSTREAM). Each scan opens a new connection. */
export class Clamd {
  readonly #url: string;
  readonly #timeout: number;

  /**
   * @param url `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`
   * @param timeout milliseconds
   */
  constructor(url: string, timeout = TIMEOUT_MS) {
    this.#url = url;
    this.#timeout = timeout;
  }

  /**
   * Whether the document is infected.
   * @throws HttpError 503 if the daemon cannot be reached, does not respond in time, or could not scan the document
   */
  async isInfected(content: Uint8Array): Promise<boolean> {
    const response = await this.#scan(content);
    if (response !== undefined && INFECTED.test(response)) return true;
    if (response !== undefined && CLEAN.test(response)) return false;
    throw new HttpError(503, 'scannerFailed');
  }

  /** The daemon's response about a document; undefined if there is none. */
  #scan(content: Uint8Array): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const socket = open(this.#url);
    const timer = setTimeout(() => resolve(undefined), this.#timeout);
    let received = Buffer.alloc(0);
    socket.on('connect', () => send(socket, content));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const response = responseIn(received);
      if (response !== undefined || received.length > MAX_RESPONSE_BYTES) resolve(response);
    });
    // The daemon may respond and close the connection before it has received a whole document, if that is too large.
    socket.on('error', () => {});
    socket.on('close', () => resolve(responseIn(received)));
    return promise.finally(() => {
      clearTimeout(timer);
      socket.destroy();
    });
  }
}
