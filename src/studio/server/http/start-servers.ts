import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Studio } from '../studio.ts';
import { Access } from './access.ts';
import { pageServer } from './page-server.ts';
import { shellServer } from './shell-server.ts';

/** The servers listen on the loopback interface only: the studio is for the person at this machine. */
const LOOPBACK = '127.0.0.1';

/** The addresses of a running studio. */
export interface StudioAddress {
  /** The URL to open, with the token in its fragment. */
  url: string;
  /** The port of the previewed pages. */
  pagePort: number;
}

/** The running servers of a studio. */
export interface RunningServers extends StudioAddress {
  close(): Promise<void>;
}

/** How often to look for free ports: another program may take a port before the server listens on it. */
const MAX_ATTEMPTS = 5;

/**
 * Starts the servers of the shell and of the previewed pages, each on its own port.
 * @param port of the shell; 0 for any
 * @param before the addresses of the folder's last studio. Its token and page port are used again if possible, so that
 *   windows opened then continue to work; they can only embed pages from that port
 * @throws Error if the shell's port is in use
 */
export async function startServers(studio: Studio, port: number, before?: StudioAddress): Promise<RunningServers> {
  for (let attempt = 1; ; attempt++) {
    try {
      const pagePort = attempt === 1 ? (before?.pagePort ?? 0) : 0;
      return await startAt(
        studio,
        { shellPort: await freePort(port), pagePort: await freePort(pagePort) },
        before?.url,
      );
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isTaken(error) || error.port === port) throw error;
    }
  }
}

function isTaken(error: unknown): error is Error & { port?: unknown } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function startAt(
  studio: Studio,
  { shellPort, pagePort }: { shellPort: number; pagePort: number },
  before: string | undefined,
): Promise<RunningServers> {
  const access = new Access(shellPort, tokenIn(before));
  const [hostOf, aliasOf] = [(at: number) => `${LOOPBACK}:${at}`, (at: number) => `localhost:${at}`];
  const origin = (at: number) => `http://${hostOf(at)}`;
  const shell = shellServer(studio, access, {
    host: hostOf(shellPort),
    alias: aliasOf(shellPort),
    pageOrigin: origin(pagePort),
  });
  const pages = pageServer(studio, access, {
    hosts: [hostOf(pagePort), aliasOf(pagePort)],
    shellOrigin: origin(shellPort),
  });
  await listen(pages, pagePort);
  try {
    await listen(shell, shellPort);
  } catch (error) {
    await pages.close();
    throw error;
  }
  return {
    url: `${origin(shellPort)}/${TOKEN}${access.token}`,
    pagePort,
    close: async () => {
      await shell.close();
      await pages.close();
    },
  };
}

const TOKEN = '#token=';

function tokenIn(url: string | undefined): string | undefined {
  return url?.split(TOKEN)[1];
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  await app.listen({ host: LOOPBACK, port });
}

/** The given port, or a free one if it is 0. */
async function freePort(wanted: number): Promise<number> {
  if (wanted !== 0) return wanted;
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const address: AddressInfo | string | null = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return typeof address === 'object' && address ? address.port : 0;
}
