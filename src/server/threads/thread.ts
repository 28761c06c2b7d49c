import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { type CallRequest, type CallResponse, type ErrorParts, READY } from './messages.ts';

/** A thread ended before it answered: by an uncaught error, out of memory, or because it was terminated. */
export class ThreadEnded extends Error {
  readonly statusCode = 503;
  readonly code = 'THREAD_ENDED';
}

/** Options for starting a thread. */
export interface ThreadOptions {
  /** The module that it runs, which calls `serveCalls` of serve-calls.ts. */
  module: URL;
  /** The module's `workerData`. */
  data?: unknown;
  limits?: ResourceLimits;
  /** The memory in the arguments that is transferred instead of copied. */
  moves?: (args: unknown[]) => Transferable[];
  /** Restores an error of a class of ours from its description. */
  revive?: (parts: ErrorParts) => Error;
  /** Called once when it ends unexpectedly. */
  onDeath?: (error: Error) => void;
}

function reviveError({ name, message, code, stack }: ErrorParts): Error {
  return Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) });
}

/** A worker thread for tasks that would delay requests. Calls are answered in any order. */
export class Thread {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #pending = new Map<number, (response: CallResponse | ThreadEnded) => void>();
  #nextId = 0;
  #isEnding = false;
  #death: ThreadEnded | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(options.module, { workerData: options.data, resourceLimits: options.limits ?? {} });
    this.#worker.on('message', (response: CallResponse) => this.#settle(response.id, response));
    this.#worker.on('error', (error: Error) => this.#die(new ThreadEnded(error.name, { cause: error })));
    this.#worker.on('exit', () => this.#die(new ThreadEnded('the thread has ended')));
  }

  /** Calls a function of the thread. Rejects with its error, or with ThreadEnded. */
  call(name: string, args: unknown[]): Promise<unknown> {
    if (this.#death) return Promise.reject(this.#death);
    const { moves = () => [], revive = reviveError } = this.#options;
    const request: CallRequest = { id: this.#nextId++, name, args };
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, (response) => {
        if (response instanceof ThreadEnded) reject(response);
        else if (response.error) reject(revive(response.error));
        else resolve(response.result);
      });
      this.#worker.postMessage(request, moves(args));
    });
  }

  /** Resolves when its functions are loaded; rejects with the reason when they cannot be. */
  async ready(): Promise<void> {
    await this.call(READY, []);
  }

  /**
   * Milliseconds of CPU time that it has used; if Node cannot measure that, the time in which it was not idle.
   * While the thread is busy, the answer may be late.
   */
  async cpuTime(): Promise<number> {
    const isMeasured = Reflect.has(this.#worker, 'cpuUsage');
    if (!isMeasured) return this.#worker.performance.eventLoopUtilization().active;
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000;
  }

  /** Terminates it at once, whatever it is doing. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #settle(id: number, response: CallResponse | ThreadEnded): void {
    const settle = this.#pending.get(id);
    this.#pending.delete(id);
    settle?.(response);
  }

  #die(error: ThreadEnded): void {
    if (this.#death) return;
    this.#death = error;
    for (const id of [...this.#pending.keys()]) this.#settle(id, error);
    if (!this.#isEnding) this.#options.onDeath?.(error);
  }
}

/** A proxy for the functions of a thread, each returning a promise. `Calls` is the type of its module's functions. */
export function callsOf<Calls extends object>(thread: Thread): Calls {
  const none: Calls = Object.create(null);
  return new Proxy(none, {
    // If a promise resolves with an object, its `then` is read.
    get: (_none, name) => (name === 'then' ? undefined : (...args: unknown[]) => thread.call(String(name), args)),
  });
}
