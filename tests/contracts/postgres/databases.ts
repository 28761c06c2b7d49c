import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Cluster } from './setup.ts';

async function askForCluster(): Promise<{ url: string; data: string }> {
  const cluster: Cluster = await (await fetch(inject('postgresStarter'))).json();
  if ('failure' in cluster) throw new Error(cluster.failure);
  return cluster;
}

/** Runs one statement in a database; gives its rows. */
export async function runSql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database of one's own on the PostgreSQL of the tests. */
export interface TestDatabase {
  url: string;
  /** The folder of all its files. */
  data: string;
  drop(): Promise<void>;
}

/** Makes an empty database; fails in plain words where PostgreSQL cannot run. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  const { url: cluster, data } = await askForCluster();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(cluster, `create database ${name} ${options}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    data,
    drop: async () => void (await runSql(cluster, `drop database ${name} with (force)`)),
  };
}
