/** Checks a content folder in a thread of its own, so that typing never waits for it. */
import { parentPort } from 'node:worker_threads';
import { checkSite } from '../../../content/compile/compile.ts';
import type { CheckAnswer, CheckQuestion } from './checker.ts';

parentPort?.on('message', ({ turn, options }: CheckQuestion) => {
  checkSite(options)
    .then((findings): CheckAnswer => ({ turn, findings }))
    .catch((error: unknown): CheckAnswer => ({ turn, failure: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
