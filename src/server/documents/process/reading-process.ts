/**
 * A process that reads documents. Its thread has the limits; the process is there for what no limit of a thread holds:
 * a parser that asks for more memory at once than is left takes its whole process down.
 */

import { once } from 'node:events';
import type { Limits } from '../verdict.ts';
import { LimitedThread } from './limited-thread.ts';

const [module = '', limits = ''] = process.argv.slice(2);
const { processor, clock }: Limits = JSON.parse(limits);
const thread = new LimitedThread(new URL(module), { processor, clock });

/** Reads so many bytes into one piece of memory: documents come through a pipe, piece by piece, and not in messages. */
async function receive(length: number): Promise<Uint8Array> {
  const content = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const part: Buffer | null = process.stdin.read(Math.min(length - at, process.stdin.readableLength));
    if (part === null) await once(process.stdin, 'readable');
    else content.set(part, at);
    at += part?.length ?? 0;
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
