import { findingInOneLine, uiTexts } from '../i18n/ui-texts.ts';
import { CallError, OfflineError } from './call.ts';
import type { Connection } from './connection.ts';
import type { Notice, Notices } from './notices.ts';
import { Observable } from './observable.ts';

/** Runs the user's actions: shows progress, and reports errors as notices. */
export class Actions {
  /** The name of the long action that is running, such as save or publish; undefined if none. */
  readonly busy = new Observable<string | undefined>(undefined);
  readonly #notices: Notices;
  readonly #connection: Connection;

  constructor(notices: Notices, connection: Connection) {
    this.#notices = notices;
    this.#connection = connection;
    connection.isOnline.watch(() => connection.isOnline.get() && notices.remove(uiTexts.offline.later));
  }

  /** Runs work that the user has not asked for. If the server is offline, only the banner says so, not a notice. */
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

  /** Runs an action and reports errors. @returns the action's result; undefined after an error */
  async attempt<T>(work: () => Promise<T>, action?: Notice['action']): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof OfflineError) void this.#connection.whenOnline();
      if (error instanceof Error) this.reportProblem(error, action);
      return undefined;
    }
  }

  /** Like `attempt`, with `busy` set while the action runs. @param what the name of the action */
  async during<T>(what: string, work: () => Promise<T>, action?: Notice['action']): Promise<T | undefined> {
    this.busy.set(what);
    const done = await this.attempt(work, action);
    this.busy.set(undefined);
    return done;
  }

  /** Reports an error as a notice. @param action a button for the notice if errors in the content are the reason */
  reportProblem(error: Error, action?: Notice['action']): void {
    if (error instanceof OfflineError) this.#notices.show(uiTexts.offline.later, { tone: 'problem' });
    else if (error instanceof CallError) {
      const { code, reasons, findings = [] } = error.problem;
      const details = [...reasons, ...findings.map(findingInOneLine)];
      const more = code === 'faulty' && { listsErrors: true, ...(action && { action }) };
      this.#notices.show(error.message, { tone: 'problem', details, ...more });
    } else this.#notices.show(error.message, { tone: 'problem' });
  }
}
