import { OfflineError } from './call.ts';
import { Observable } from './observable.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5000;
const DISK_RETRY_MS = 2000;
/** How often to check whether the server is alive while a response is missing, and the timeout of that check. */
const CHECK_INTERVAL_MS = 4000;
const CHECK_TIMEOUT_MS = 12_000;

/** Tracks whether the server responds. While it is offline, polls it, and lets callers wait for its return. */
export class Connection {
  readonly isOnline = new Observable(true);
  /** Why the server cannot write to disk; undefined if it can. */
  readonly fault = new Observable<string | undefined>(undefined);
  readonly #ping: () => Promise<unknown>;
  #return: Promise<void> | undefined;
  /** Functions that end the current pauses between attempts. */
  readonly #pauses = new Set<() => void>();

  /** @param ping a call that succeeds if the server is online */
  constructor(ping: () => Promise<unknown>) {
    this.#ping = ping;
  }

  /** Reports that the server has not responded; resolves when it responds again. */
  readonly whenOnline = (): Promise<void> => {
    this.isOnline.set(false);
    this.#return ??= this.#waitForServer();
    return this.#return;
  };

  /** Reports that the server could not write to disk; resolves when to try again, after a pause in milliseconds. */
  readonly whenWritable = async (reason: string, pause = DISK_RETRY_MS): Promise<void> => {
    this.fault.set(reason);
    await this.#pause(pause);
  };

  /** Ends all pauses, so that the next attempts start now. */
  readonly tryNow = (): void => {
    for (const end of [...this.#pauses]) end();
  };

  /** Waits for a response, and meanwhile checks regularly whether the server is alive. */
  async watchServerDuring<T>(response: Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.#checkServer(), CHECK_INTERVAL_MS);
    try {
      return await response;
    } finally {
      clearInterval(timer);
    }
  }

  /** Waits for work that needs the server. @throws Error as soon as the server is offline or cannot write to disk */
  async whileAvailable<T>(work: Promise<T>): Promise<T> {
    const trouble = Promise.withResolvers<never>();
    const check = () => {
      const fault = this.fault.get();
      if (!this.isOnline.get()) trouble.reject(new OfflineError());
      else if (fault !== undefined) trouble.reject(new Error(fault));
    };
    const stops = [this.isOnline.watch(check), this.fault.watch(check)];
    check();
    try {
      return await Promise.race([work, trouble.promise]);
    } finally {
      for (const stop of stops) stop();
    }
  }

  async #checkServer(): Promise<void> {
    if (this.isOnline.get() && !(await this.#responds())) await this.whenOnline();
  }

  async #waitForServer(): Promise<void> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, MAX_RETRY_MS)) {
      await this.#pause(pause);
      if (await this.#responds()) break;
    }
    this.#return = undefined;
    this.isOnline.set(true);
  }

  async #responds(): Promise<boolean> {
    const tooLate = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => tooLate.resolve(false), CHECK_TIMEOUT_MS);
    const responded = this.#ping().then(
      () => true,
      () => false,
    );
    const isAlive = await Promise.race([responded, tooLate.promise]);
    clearTimeout(timer);
    return isAlive;
  }

  async #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#pauses.add(resolve);
    await promise;
    this.#pauses.delete(resolve);
    clearTimeout(timer);
  }
}
