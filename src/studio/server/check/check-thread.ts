/** The entry point of the check's worker thread. */
import { parentPort } from 'node:worker_threads';
import { checkSite } from '../../../content/compile/check-site.ts';
import type { CheckRequest, CheckResponse, CheckResult } from './run-check.ts';

parentPort?.on('message', ({ id, options }: CheckRequest) => {
  checkSite(options)
    .then((findings): CheckResult => ({ findings }))
    .catch((error: unknown): CheckResult => ({ failure: String(error) }))
    .then((result) => parentPort?.postMessage({ id, result } satisfies CheckResponse));
});
