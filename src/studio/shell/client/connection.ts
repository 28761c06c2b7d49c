import { OfflineError } from './call.ts';
import { Observable } from './observable.ts';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
/** Milliseconds after which a failed write to the disk is tried again. */
const DISK_PAUSE = 2000;
/** Milliseconds without an answer after which it is asked whether the server is there at all, and those it has to say so. */
const SILENCE = 4000;
const SIGN_OF_LIFE = 6000;

/** Whether the server answers. While it does not, waiting callers are notified when it is back. */
export class Connection {
  readonly isOnline = new Observable(true);
  /** Why nothing can be written to the disk; undefined while that works. */
  readonly fault = new Observable<string | undefined>(undefined);
  readonly #ask: () => Promise<unknown>;
  #return: Promise<void> | undefined;
  /** What ends the pauses before something is tried again. */
  readonly #pauses = new Set<() => void>();

  /** @param ask a call that succeeds when the server is there */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Says that the server has not answered; resolves when it does again. */
  readonly whenOnline = (): Promise<void> => {
    this.isOnline.set(false);
    this.#return ??= this.#untilItAnswers();
    return this.#return;
  };

  /** Reports that writing failed; resolves when it may be tried again. */
  readonly whenWritable = async (reason: string, pause = DISK_PAUSE): Promise<void> => {
    this.fault.set(reason);
    await this.#pause(pause);
  };

  /** Tries now what would be tried in a moment. */
  readonly tryNow = (): void => {
    for (const end of [...this.#pauses]) end();
  };

  /** An answer; while it is waited for, a server that answers nobody any more is noticed. */
  async watched<T>(answer: Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.#lookForLife(), SILENCE);
    try {
      return await answer;
    } finally {
      clearInterval(timer);
    }
  }

  /** The result of work that waits for the server. @throws Error once the server is away, or the disk takes nothing */
  async whileThere<T>(work: Promise<T>): Promise<T> {
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

  async #lookForLife(): Promise<void> {
    if (this.isOnline.get() && !(await this.#answers())) await this.whenOnline();
  }

  async #untilItAnswers(): Promise<void> {
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
