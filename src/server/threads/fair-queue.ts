/** Milliseconds after which half of what a client has taken is forgotten. */
const HALF_LIFE = 30_000;
/** What a client has taken that is not worth remembering, milliseconds. */
const LITTLE = 10;
/** What a client has taken of late that is much, milliseconds: more than any honest task takes. */
const MUCH = 1000;

interface Client<Task> {
  waiting: Task[];
  /** Tasks that are under way. */
  running: number;
  /** Milliseconds of work that it has taken, as of `since`. */
  taken: number;
  since: number;
}

/**
 * Tasks of clients, handed out one by one. Whoever has the fewest under way comes first, then whoever has taken least
 * of late; of one client they come in their order. So nobody's many or long tasks keep another one's from their turn.
 */
export class FairQueue<Task> {
  readonly #clients = new Map<string, Client<Task>>();
  readonly #now: () => number;

  /** @param now milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  add(name: string, task: Task): void {
    const client = this.#clients.get(name) ?? { waiting: [], running: 0, taken: 0, since: this.#now() };
    client.waiting.push(task);
    this.#clients.set(name, client);
  }

  /** Whether a client has taken much of late. */
  isGreedy(name: string): boolean {
    const client = this.#clients.get(name);
    return client !== undefined && this.#taken(client) > MUCH;
  }

  /**
   * The next task and whose it is; undefined when none waits. Its end has to be told.
   * @param admits whether it may be this client's
   */
  next(admits: (name: string) => boolean = () => true): { client: string; task: Task } | undefined {
    const waiting = [...this.#clients].filter(([name, { waiting }]) => waiting.length > 0 && admits(name));
    waiting.sort(([, one], [, other]) => one.running - other.running || this.#taken(one) - this.#taken(other));
    const [name, client] = waiting[0] ?? [];
    const task = client?.waiting.shift();
    if (name === undefined || !client || task === undefined) return undefined;
    client.running++;
    return { client: name, task };
  }

  /** A task of a client has ended, which took so many milliseconds. */
  done(name: string, took: number): void {
    const client = this.#clients.get(name);
    if (!client) return;
    client.taken = this.#taken(client) + took;
    client.since = this.#now();
    client.running--;
    this.#forgetIdle();
  }

  #taken({ taken, since }: Client<Task>): number {
    return taken * 0.5 ** ((this.#now() - since) / HALF_LIFE);
  }

  #forgetIdle(): void {
    for (const [name, client] of this.#clients) {
      const isIdle = client.running === 0 && client.waiting.length === 0;
      if (isIdle && this.#taken(client) < LITTLE) this.#clients.delete(name);
    }
  }
}
