import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../../../tests/contracts/child-server.ts';
import { makeClient } from './client.ts';

/** Milliseconds between a response and the next request. */
const REST = 20;

/** Requests a URL repeatedly until `isOver`. Returns the response times in milliseconds. */
export async function requestUntil(server: ChildServer, path: string, isOver: () => boolean): Promise<number[]> {
  const client = makeClient(1);
  const times: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    await client.call(server.address, { path });
    times.push(performance.now() - begin);
    await pause(REST);
  }
  client.close();
  return times;
}
