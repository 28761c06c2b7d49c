import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../scripts/lib/free-port.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { createServer, type ServerSettings } from '../../src/server/create-server.ts';
import { sampleConfig } from './server-config.ts';

/** The values of a scrape by series, as they are written: `name{label="value"}`. */
export type Figures = Map<string, number>;

/** A complete server with its metrics, for a small built site. */
export interface WatchedServer extends AsyncDisposable {
  app: FastifyInstance;
  /** The URLs of the server and of its metrics. */
  url: string;
  metricsUrl: string;
  dataDir: string;
  /** When its site was built, in seconds since 1970. */
  builtAt: number;
  /** The metrics as Prometheus reads them. */
  read: () => Promise<string>;
  scrape: () => Promise<Figures>;
}

/** Parses the text format of Prometheus. */
export function figuresIn(text: string): Figures {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

function writeSite(folder: string): string {
  const publicDir = join(folder, 'dist/public');
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(publicDir, '404.html'), '<h1>404</h1>');
  writeFileSync(join(folder, 'dist/build.json'), '{}');
  return publicDir;
}

export async function startWatched(
  changes: Partial<ServerSettings> = {},
  getConfig: () => ServerConfig = sampleConfig,
): Promise<WatchedServer> {
  const folder = temporaryFolder();
  const builtAt = Date.now() / 1000;
  const dataDir = join(folder.path, 'data');
  const metricsPort = changes.metricsPort ?? (await freePort());
  const fixed = {
    databaseUrl: undefined,
    smtpUrl: undefined,
    siteUrl: undefined,
    trustProxy: false as const,
    secretOf: () => undefined,
  };
  const limits = { rateLimit: 0, retentionDays: 730, logLevel: 'silent' };
  const publicDir = writeSite(folder.path);
  const app = await createServer({ dataDir, metricsPort, publicDir, ...fixed, ...limits, ...changes }, getConfig);
  const metricsUrl = `http://127.0.0.1:${metricsPort}`;
  const read = async () => (await fetch(`${metricsUrl}/metrics`)).text();
  const close = async () => {
    await app.close();
    folder[Symbol.dispose]();
  };
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      app,
      url,
      metricsUrl,
      dataDir,
      builtAt,
      read,
      scrape: async () => figuresIn(await read()),
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
