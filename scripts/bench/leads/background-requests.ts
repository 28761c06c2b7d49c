import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../../../tests/contracts/child-server.ts';
import { makeClient } from './client.ts';

/** Milliseconds between an answer and the next question. */
const REST = 20;

/** Asks for an address again and again until all is over; gives how many milliseconds each answer took. */
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
