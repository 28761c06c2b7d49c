/**
 * A process that reads documents. Its thread has the limits; the process is there for what no limit of a thread holds:
 * a parser that asks for more memory at once than is left takes its whole process down.
 */

import type { Limits } from '../verdict.ts';
import { LimitedThread } from './limited-thread.ts';

const [module = '', limits = ''] = process.argv.slice(2);
const { processor, clock }: Limits = JSON.parse(limits);
const thread = new LimitedThread(new URL(module), { processor, clock });

process.on('message', ({ name, content }: { name: string; content: Uint8Array }) => {
  // The message may lie in the same memory as others.
  thread.read(name, new Uint8Array(content)).then(
    (verdict) => process.send?.({ verdict }),
    () => process.send?.({}),
  );
});
process.on('disconnect', () => process.exit());
thread.ready().then(
  () => process.send?.({ isReady: true }),
  () => process.exit(1),
);
