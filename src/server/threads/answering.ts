import { parentPort, type Transferable } from 'node:worker_threads';
import { type Answer, type ErrorParts, type Question, READY } from './messages.ts';

function partsOf(error: unknown): ErrorParts {
  const unknown = { code: undefined, kind: undefined, stack: undefined };
  if (!(error instanceof Error)) return { ...unknown, name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const kind = 'kind' in error ? String(error.kind) : undefined;
  return { name, message, stack, kind, code: 'code' in error ? String(error.code) : undefined };
}

async function callOn(opening: object | Promise<object>, { name, args }: Question): Promise<unknown> {
  const calls = await opening;
  if (name === READY) return undefined;
  const call: unknown = Reflect.get(calls, name);
  if (typeof call !== 'function') throw new TypeError(`this thread has no ${name}`);
  return call.apply(calls, args);
}

/**
 * Answers what the thread that started this one asks, with the functions of `calls`; when they cannot be had, with why.
 * @param moves what of a result is handed over instead of being copied
 */
export function answer(calls: object | Promise<object>, moves: (result: unknown) => Transferable[] = () => []): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a thread of its own');
  // Why they cannot be had is told to whoever asks; until then it is no mistake of this thread.
  Promise.resolve(calls).catch(() => {});
  const send = (reply: Answer, moved: Transferable[] = []) => port.postMessage(reply, moved);
  port.on('message', (question: Question) => {
    const { id } = question;
    callOn(calls, question).then(
      (result) => send({ id, result }, moves(result)),
      (error: unknown) => send({ id, error: partsOf(error) }),
    );
  });
}
