import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerConfig } from '../../../src/contracts/server-config.ts';
import { openStorage } from '../../../src/server/storage/open.ts';
import type { Storage } from '../../../src/server/storage/storage.ts';
import { type ChildServer, configure, makeSite, startChild } from '../../../tests/contracts/child-server.ts';
import { createDatabaseOn, startPostgresProcess } from '../../../tests/contracts/postgres/cluster.ts';
import type { Database, GuaranteeOptions, Outcome } from './outcome.ts';

/** A small site, an empty database with durable writes, and the servers that use them. */
export interface TestBed {
  database: Database;
  databaseUrl: string | undefined;
  dataDir: string;
  /** The folder where mails are written as files. */
  outbox: string;
  /** Replaces the site's configuration; call it before a server is started. */
  configure(config: ServerConfig): void;
  start(environment?: Record<string, string>): Promise<ChildServer>;
  /** Opens the database in addition to the servers, and closes it again. */
  inspect<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result>;
}

async function openDatabase(database: Database, undo: (() => unknown)[]): Promise<string | undefined> {
  if (database === 'SQLite') return undefined;
  const started: ChildProcess[] = [];
  undo.push(async () => {
    for (const keeper of started) {
      keeper.stdin?.end();
      if (keeper.exitCode === null) await once(keeper, 'exit');
    }
  });
  return (await createDatabaseOn(await startPostgresProcess(started, { durable: true }))).url;
}

/** Sets up a test bed, runs `work`, and removes servers, database and files again. */
async function withTestBed<Result>(database: Database, work: (bed: TestBed) => Promise<Result>): Promise<Result> {
  const site = makeSite();
  const undo: (() => unknown)[] = [() => site.remove()];
  try {
    const databaseUrl = await openDatabase(database, undo);
    const where = { dataDir: site.dataDir, databaseUrl };
    return await work({
      ...where,
      database,
      outbox: join(site.dataDir, 'outbox'),
      configure: (config) => configure(site.dist, config),
      async start(environment = {}) {
        const own: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
        const child = await startChild(site.dist, { DATA_DIR: site.dataDir, ...own, ...environment });
        undo.push(() => {
          child.process.kill('SIGKILL');
          return child.ended;
        });
        return child;
      },
      async inspect(read) {
        const storage = await openStorage(where);
        try {
          return await read(storage);
        } finally {
          await storage.close();
        }
      },
    });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Runs the same work on a test bed for each requested database. */
export async function onEachDatabase(
  { databases, onProgress }: GuaranteeOptions,
  work: (bed: TestBed) => Promise<Omit<Outcome, 'database'>>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const database of databases) {
    const outcome = { database, ...(await withTestBed(database, work)) };
    onProgress(`${outcome.what}: ${outcome.found}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Stops a server with SIGTERM. Returns its exit code or the signal that ended it. */
export function stop(server: ChildServer): Promise<number | string | null> {
  server.process.kill('SIGTERM');
  return server.ended;
}
