import { Observable } from './observable.ts';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
/** Milliseconds after which a failed write to the disk is tried again. */
const DISK_PAUSE = 2000;

/** Whether the server answers. While it does not, waiting callers are notified when it is back. */
export class Connection {
  readonly isOnline = new Observable(true);
  /** Why nothing can be written to the disk; undefined while that works. */
  readonly fault = new Observable<string | undefined>(undefined);
  readonly #ask: () => Promise<unknown>;
  #return: Promise<void> | undefined;

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

  /** Reports that writing to the disk failed; resolves when it may be tried again. */
  readonly whenWritable = async (reason: string): Promise<void> => {
    this.fault.set(reason);
    await new Promise((resolve) => setTimeout(resolve, DISK_PAUSE));
  };

  async #untilItAnswers(): Promise<void> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (await this.#answers()) break;
    }
    this.#return = undefined;
    this.isOnline.set(true);
  }

  async #answers(): Promise<boolean> {
    try {
      await this.#ask();
      return true;
    } catch {
      return false;
    }
  }
}
