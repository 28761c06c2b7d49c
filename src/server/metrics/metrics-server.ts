import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PortError } from '../startup/port-error.ts';

/** Loopback only: the metrics tell an attacker what works and what does not, and there is no authentication. */
const HOST = '127.0.0.1';
const PATH = '/metrics';
/** Milliseconds. */
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 5000 };
const MAX_CONNECTIONS = 20;

/** Renders the current metrics. */
export type Exposition = () => Promise<{ type: string; text: string }>;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

async function respond(request: IncomingMessage, response: ServerResponse, expose: Exposition): Promise<void> {
  const [path] = (request.url ?? '').split('?', 1);
  if (path !== PATH) return void response.writeHead(404, HEADERS).end();
  if (request.method !== 'GET') return void response.writeHead(405, { ...HEADERS, allow: 'GET' }).end();
  const { type, text } = await expose();
  response.writeHead(200, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** A server for Prometheus alone: it has one URL, and shares nothing with the visitors' server. */
export class MetricsServer {
  readonly #server;

  /** @param failed called with the reason if the metrics could not be rendered */
  constructor(expose: Exposition, failed: (error: unknown) => void) {
    this.#server = createServer(TIMEOUTS, (request, response) => {
      respond(request, response, expose).catch((error: unknown) => {
        failed(error);
        response.writeHead(500, HEADERS).end();
      });
    });
    this.#server.maxConnections = MAX_CONNECTIONS;
  }

  /** @throws PortError if the port cannot be used */
  async listen(port: number): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.#server.once('error', reject).listen(port, HOST, resolve);
      });
    } catch (error) {
      throw PortError.of(error, 'METRICS_PORT', port) ?? error;
    }
  }

  /** Closes open connections: a missed scrape does no harm. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }
}
