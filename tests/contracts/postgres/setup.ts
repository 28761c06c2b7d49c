import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { type Cluster, startPostgresProcess } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A URL that starts PostgreSQL on the first request, and responds with a `Cluster` as JSON. */
    postgresStarter: string;
  }
}

/** Provides one PostgreSQL for a whole test run, started by the first test that needs it and stopped at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: ChildProcess[] = [];
  let cluster: Promise<Cluster> | undefined;
  const starter = createServer(async (_request, response) => {
    cluster ??= startPostgresProcess(started);
    response.end(JSON.stringify(await cluster));
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  if (!address || typeof address === 'string') throw new Error('there is no free port');
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}`);
  return async () => {
    starter.close();
    for (const keeper of started) {
      keeper.stdin?.end();
      if (keeper.exitCode === null) await once(keeper, 'exit');
    }
  };
}
