import type { MessageName } from '../http/refusal.ts';

/** Something that staff have to look at: the name of its words in server-messages.json, and what stands in them. */
export interface Notice {
  name: MessageName;
  values: Record<string, string>;
}

/** What this server has noticed and is not over yet, for `/healthz`. */
export class Notices {
  readonly #notices = new Map<MessageName, Notice & { isOver: () => Promise<boolean> }>();

  /** `isOver` is asked at every look, so that no problem is reported that was solved elsewhere. */
  set(name: MessageName, values: Record<string, string> = {}, isOver = async () => false): void {
    this.#notices.set(name, { name, values, isOver });
  }

  clear(name: MessageName): void {
    this.#notices.delete(name);
  }

  /** What is not over. Rejects when that cannot be found out. */
  async all(): Promise<Notice[]> {
    for (const { name, isOver } of [...this.#notices.values()]) if (await isOver()) this.clear(name);
    return [...this.#notices.values()].map(({ name, values }) => ({ name, values }));
  }
}
