import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that starts PostgreSQL when it is first asked, and answers with a `Cluster` as JSON. */
    postgresStarter: string;
  }
}

/** A running PostgreSQL, or why there is none. */
export type Cluster = { url: string; data: string } | { failure: string };

/** Starts PostgreSQL in a process that ends with this one. */
async function startKeeper(started: ChildProcess[]): Promise<Cluster> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(keeper);
  for await (const line of createInterface({ input: keeper.stdout })) {
    const cluster: Cluster = JSON.parse(line);
    return cluster;
  }
  return { failure: 'PostgreSQL did not start, and said nothing.' };
}

/** One PostgreSQL for a whole run of the tests, started by the first test that needs it and stopped at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: ChildProcess[] = [];
  let cluster: Promise<Cluster> | undefined;
  const starter = createServer(async (_request, response) => {
    cluster ??= startKeeper(started);
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
