import { OfflineError } from './call.ts';
import { Observable } from './observable.ts';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
/** Milliseconds until a failed write to disk is tried again. */
const DISK_PAUSE = 2000;
/** Milliseconds to wait for a response before checking whether the server is alive, and the timeout of that check. */
const SILENCE = 4000;
const SIGN_OF_LIFE = 12_000;

/** Tracks whether the server responds. While it is offline, polls it, and lets callers wait for its return. */
export class Connection {
  readonly isOnline = new Observable(true);
  /** Why the server cannot write to disk; undefined if it can. */
  readonly fault = new Observable<string | undefined>(undefined);
  readonly #ask: () => Promise<unknown>;
  #return: Promise<void> | undefined;
  /** Functions that end the current pauses between attempts. */
  readonly #pauses = new Set<() => void>();

  /** @param ask a call that succeeds if the server is online */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Reports that the server has not responded; resolves when it responds again. */
  readonly whenOnline = (): Promise<void> => {
    this.isOnline.set(false);
    this.#return ??= this.#waitForServer();
    return this.#return;
  };

  /** Reports that the server could not write to disk; resolves when to try again, after a pause in milliseconds. */
  readonly whenWritable = async (reason: string, pause = DISK_PAUSE): Promise<void> => {
    this.fault.set(reason);
    await this.#pause(pause);
  };

  /** Ends all pauses, so that the next attempts start now. */
  readonly tryNow = (): void => {
    for (const end of [...this.#pauses]) end();
  };

  /** Waits for a response, and meanwhile checks regularly whether the server is alive. */
  async watched<T>(answer: Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.#checkServer(), SILENCE);
    try {
      return await answer;
    } finally {
      clearInterval(timer);
    }
  }

  /** Waits for work that needs the server. @throws Error as soon as the server is offline or cannot write to disk */
  async whileAvailable<T>(work: Promise<T>): Promise<T> {
    const trouble = Promise.withResolvers<never>();
    const look = () => {
      const fault = this.fault.get();
      if (!this.isOnline.get()) trouble.reject(new OfflineError());
      else if (fault !== undefined) trouble.reject(new Error(fault));
    };
    const stops = [this.isOnline.watch(look), this.fault.watch(look)];
    look();
    try {
      return await Promise.race([work, trouble.promise]);
    } finally {
      for (const stop of stops) stop();
    }
  }

  async #checkServer(): Promise<void> {
    if (this.isOnline.get() && !(await this.#answers())) await this.whenOnline();
  }

  async #waitForServer(): Promise<void> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await this.#pause(pause);
      if (await this.#answers()) break;
    }
    this.#return = undefined;
    this.isOnline.set(true);
  }

  async #answers(): Promise<boolean> {
    const tooLate = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => tooLate.resolve(false), SIGN_OF_LIFE);
    const asked = this.#ask().then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([asked, tooLate.promise]);
    clearTimeout(timer);
    return isThere;
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
