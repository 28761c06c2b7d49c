import { placedInWords, words } from '../words/words.ts';
import { CallError, OfflineError } from './call.ts';
import type { Connection } from './connection.ts';
import type { Notice, Notices } from './notices.ts';
import { Observable } from './observable.ts';

/** Runs what a person asks for: shows that it takes a while, and says what went wrong. */
export class Actions {
  /** The long action that is running: save, publish. */
  readonly busy = new Observable<string | undefined>(undefined);
  readonly #notices: Notices;
  readonly #connection: Connection;

  constructor(notices: Notices, connection: Connection) {
    this.#notices = notices;
    this.#connection = connection;
    connection.isOnline.watch(() => connection.isOnline.get() && notices.forget(words.offline.later));
  }

  /** Does what nobody has asked for: that the server is away is said by the banner alone. */
  async inBackground<T>(work: () => Promise<T>): Promise<T | undefined> {
    return this.attempt(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof OfflineError)) throw error;
        void this.#connection.whenOnline();
        return undefined;
      }
    });
  }

  /** Runs an action and reports an error; undefined when there was one. */
  async attempt<T>(work: () => Promise<T>, action?: Notice['action']): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof OfflineError) void this.#connection.whenOnline();
      if (error instanceof Error) this.tellProblem(error, action);
      return undefined;
    }
  }

  /** The same, with the screen showing that it takes a while. */
  async during<T>(what: string, work: () => Promise<T>, action?: Notice['action']): Promise<T | undefined> {
    this.busy.set(what);
    const done = await this.attempt(work, action);
    this.busy.set(undefined);
    return done;
  }

  /** @param action what can be done where the content itself is at fault */
  tellProblem(error: Error, action?: Notice['action']): void {
    if (error instanceof OfflineError) this.#notices.say(words.offline.later, { tone: 'problem' });
    else if (error instanceof CallError) {
      const { code, reasons, findings = [] } = error.problem;
      const details = [...reasons, ...findings.map(placedInWords)];
      const more = code === 'faulty' && { listsErrors: true, ...(action && { action }) };
      this.#notices.say(error.message, { tone: 'problem', details, ...more });
    } else this.#notices.say(error.message, { tone: 'problem' });
  }
}
