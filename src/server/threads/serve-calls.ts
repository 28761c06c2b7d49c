import { parentPort } from 'node:worker_threads';
import { type CallRequest, type CallResponse, type ErrorParts, READY } from './messages.ts';

function partsOf(error: unknown): ErrorParts {
  const unknown = { code: undefined, kind: undefined, stack: undefined };
  if (!(error instanceof Error)) return { ...unknown, name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const kind = 'kind' in error ? String(error.kind) : undefined;
  return { name, message, stack, kind, code: 'code' in error ? String(error.code) : undefined };
}

async function execute(loading: object | Promise<object>, { name, args }: CallRequest): Promise<unknown> {
  const calls = await loading;
  if (name === READY) return undefined;
  const call: unknown = Reflect.get(calls, name);
  if (typeof call !== 'function') throw new TypeError(`this thread has no ${name}`);
  return call.apply(calls, args);
}

/**
 * Serves calls from the parent thread with the functions of `calls`; if these cannot be loaded, with the reason.
 * @param given the memory transferred with a call: it is freed as soon as the call is answered, since a thread's
 * garbage collector would keep more large buffers than are in use
 */
export function serveCalls(
  calls: object | Promise<object>,
  given: (args: unknown[]) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a thread of its own');
  // Callers get the reason; until the first call, it must not end this thread as an unhandled rejection.
  Promise.resolve(calls).catch(() => {});
  const send = (response: CallResponse) => port.postMessage(response);
  port.on('message', (request: CallRequest) => {
    const { id, args } = request;
    execute(calls, request)
      .then(
        (result) => send({ id, result }),
        (error: unknown) => send({ id, error: partsOf(error) }),
      )
      .finally(() => {
        for (const memory of given(args)) memory.transferToFixedLength(0);
      });
  });
}
