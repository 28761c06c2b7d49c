interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** The most that goes into one transaction, so that a crowd does not wait for a single long one. */
const LARGEST_GROUP = 100;

/**
 * Puts what arrives at the same time into one transaction, because making a transaction durable costs far more
 * than what is in it. No promise resolves before the transaction that holds its item is durable.
 */
export class GroupCommit<Item> {
  readonly #commit: (items: Item[]) => Promise<void>;
  readonly #isHopeless: (error: unknown) => boolean;
  #waiting: Waiting<Item>[] = [];
  #running = false;

  /**
   * `commit` stores all items or none. After an error that `isHopeless`, all waiting items are rejected, because each
   * further attempt would take as long again.
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
        // Items of the same turn of the event loop join the group.
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, LARGEST_GROUP));
    this.#running = false;
  }

  /** When a group fails, each item is tried alone, so that one bad item does not take the others with it. */
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
