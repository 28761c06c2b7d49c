interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Maximum items per transaction, so that nobody waits for a single long one. */
const MAX_GROUP_SIZE = 100;

/**
 * Puts items that arrive at the same time into one transaction, because making a transaction durable costs far more
 * than its content. No promise resolves before the transaction with its item is durable.
 */
export class GroupCommit<Item> {
  readonly #commit: (items: Item[]) => Promise<void>;
  readonly #isHopeless: (error: unknown) => boolean;
  #waiting: Waiting<Item>[] = [];
  #running = false;

  /**
   * `commit` stores all items or none. After an error for which `isHopeless` is true, all waiting items are rejected,
   * because each retry would take as long again.
   */
  constructor(commit: (items: Item[]) => Promise<void>, isHopeless: (error: unknown) => boolean) {
    this.#commit = commit;
    this.#isHopeless = isHopeless;
  }

  /** Stores one item; rejects when it could not be stored. */
  run(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#running) {
        this.#running = true;
        // Items from the same turn of the event loop join the group.
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, MAX_GROUP_SIZE));
    this.#running = false;
  }

  /** If a group fails, each item is tried alone, so that one bad item does not make the others fail. */
  async #settle(group: Waiting<Item>[]): Promise<void> {
    try {
      await this.#commit(group.map((one) => one.item));
      for (const one of group) one.resolve();
    } catch (error) {
      if (this.#isHopeless(error)) for (const one of [...group, ...this.#waiting.splice(0)]) one.reject(error);
      else if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await this.#settle([one]);
    }
  }
}
