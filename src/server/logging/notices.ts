import type { MessageName } from '../http/http-error.ts';

/**
 * A problem that needs the staff's attention: the name of its message in server-messages.json, and the values of its
 * placeholders.
 */
export interface Notice {
  name: MessageName;
  values: Record<string, string>;
}

/** The problems that this server has recorded and that still exist, for `/healthz`. */
export class Notices {
  readonly #notices = new Map<MessageName, Notice & { isOver: () => Promise<boolean> }>();

  /** `isOver` is called at every check, so that a problem that was solved elsewhere is no longer reported. */
  set(name: MessageName, values: Record<string, string> = {}, isOver = async () => false): void {
    this.#notices.set(name, { name, values, isOver });
  }

  clear(name: MessageName): void {
    this.#notices.delete(name);
  }

  /** The problems that still exist. Rejects if that cannot be determined. */
  async all(): Promise<Notice[]> {
    for (const { name, isOver } of [...this.#notices.values()]) if (await isOver()) this.clear(name);
    return [...this.#notices.values()].map(({ name, values }) => ({ name, values }));
  }
}
