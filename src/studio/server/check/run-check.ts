/** Checks content in a worker thread, so that typing never waits for it. All studios of a process share the thread. */
import { Worker } from 'node:worker_threads';
import type { CompileOptions } from '../../../content/compile/compile.ts';
import type { Finding } from '../../../contracts/finding.ts';

/** Options of a check. */
export type CheckOptions = Pick<CompileOptions, 'configDir' | 'schemasDir' | 'displayRoot' | 'cacheDir'>;

export interface CheckRequest {
  id: number;
  options: CheckOptions;
}

/** The result of a check, or why it failed. */
export type CheckResult = { findings: Finding[] } | { failure: string };

export interface CheckResponse {
  id: number;
  result: CheckResult;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (result: CheckResult) => void>();

/** Checks a content folder. The first call starts the thread. Never rejects. */
export function runCheck(options: CheckOptions): Promise<CheckResult> {
  lastId += 1;
  const id = lastId;
  thread ??= start();
  thread.postMessage({ id, options } satisfies CheckRequest);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function start(): Worker {
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url));
  worker.on('message', ({ id, result }: CheckResponse) => settle(id, result));
  worker.on('error', (error) => {
    thread = undefined;
    for (const id of waiting.keys()) settle(id, { failure: error.message });
  });
  worker.unref();
  return worker;
}

function settle(id: number, result: CheckResult): void {
  waiting.get(id)?.(result);
  waiting.delete(id);
}
