/**
 * A process that reads documents. Its thread has limits; the process contains what these cannot: a parser that
 * allocates more memory at once than is available crashes its whole process.
 */

import { read } from 'node:fs';
import { promisify } from 'node:util';
import type { ReadLimits } from '../verdict.ts';
import { LimitedThread } from './limited-thread.ts';

const [module = '', limits = ''] = process.argv.slice(2);
const { cpuMs, stallMs }: ReadLimits = JSON.parse(limits);
const thread = new LimitedThread(new URL(module), { cpuMs, stallMs });

const STDIN = 0;
const readInto = promisify(read);

/**
 * Reads a number of bytes into one buffer. Documents come through a pipe and not in messages: the chunks of a stream
 * would stay in memory until they are collected, tens of megabytes of them.
 */
async function receive(length: number): Promise<Uint8Array> {
  const content = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await readInto(STDIN, content, at, length - at, null);
    if (bytesRead === 0) throw new Error('the pipe has ended');
    at += bytesRead;
  }
  return content;
}

process.on('message', async ({ name, length }: { name: string; length: number }) => {
  const content = await receive(length);
  thread.read(name, content).then(
    (verdict) => process.send?.({ verdict }),
    () => process.send?.({}),
  );
});
process.on('disconnect', () => process.exit());
thread.ready().then(
  () => process.send?.({ isReady: true }),
  () => process.exit(1),
);
