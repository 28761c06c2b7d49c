import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** A running PostgreSQL, or the reason why there is none. */
export type Cluster = { url: string; data: string } | { failure: string };

/**
 * Starts PostgreSQL in a process that ends with this one, or when its standard input is closed, and adds the process to
 * `started`. `durable`: whether commits are written to disk, which measurements need and tests do not.
 */
export async function startPostgresProcess(started: ChildProcess[], { durable = false } = {}): Promise<Cluster> {
  const args = [join(import.meta.dirname, 'postgres-process.ts'), ...(durable ? ['--durable'] : [])];
  const keeper = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(keeper);
  for await (const line of createInterface({ input: keeper.stdout })) {
    const cluster: Cluster = JSON.parse(line);
    return cluster;
  }
  return { failure: 'PostgreSQL did not start, and said nothing.' };
}

/** Runs one statement in a database; returns its rows. */
export async function runSql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database for a single test. */
export interface TestDatabase {
  url: string;
  /** The folder of all files of its cluster. */
  data: string;
  drop(): Promise<void>;
}

/** Creates an empty database. @throws Error in plain words if PostgreSQL cannot run */
export async function createDatabaseOn(cluster: Cluster, options = ''): Promise<TestDatabase> {
  if ('failure' in cluster) throw new Error(cluster.failure);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(cluster.url, `create database ${name} ${options}`);
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    data: cluster.data,
    drop: async () => void (await runSql(cluster.url, `drop database ${name} with (force)`)),
  };
}
