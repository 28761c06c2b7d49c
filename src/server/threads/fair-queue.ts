/** Half-life of a client's usage, in milliseconds. */
const HALF_LIFE_MS = 30_000;
/** Milliseconds of usage below which a client is forgotten. */
const MIN_USAGE_MS = 10;
/**
 * The assumed duration in milliseconds of a client's next task while none of its own is known; it counts as one task.
 */
const ASSUMED_TASK_MS = 200;
/** The share of a client's recent usage that is added to the expected duration of its next task. */
const USAGE_SHARE = 1 / 20;
/** The cost in milliseconds from which a client counts as expensive: most tasks of others take a quarter of it. */
const OVERUSE_MS = 500;

interface Client<Task> {
  waiting: Task[];
  /** Tasks in progress. */
  running: number;
  /** Milliseconds of work used, and the number of tasks, as of `since`. */
  taken: number;
  tasks: number;
  since: number;
}

/**
 * Hands out the tasks of clients one by one. The client with the fewest running tasks comes first, then the one that
 * costs least: how long its tasks take, and part of its recent usage. Tasks of one client keep their order. So the many
 * or long tasks of one client do not hold up those of others.
 */
export class FairQueue<Task> {
  readonly #clients = new Map<string, Client<Task>>();
  readonly #now: () => number;

  /** @param now returns milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  add(name: string, task: Task): void {
    const client = this.#clients.get(name) ?? { waiting: [], running: 0, taken: 0, tasks: 0, since: this.#now() };
    client.waiting.push(task);
    this.#clients.set(name, client);
  }

  /**
   * Whether a client is expensive: its tasks are long, or it has sent very many. The cheapest client never is, since
   * everybody's tasks are long on a machine that is busy with other work.
   */
  isOverusing(name: string): boolean {
    const client = this.#clients.get(name);
    if (!client) return false;
    const cost = this.#cost(client);
    if (cost <= OVERUSE_MS) return false;
    const others = [...this.#clients.values()].filter((one) => one !== client);
    return others.length === 0 || others.some((one) => this.#cost(one) < cost);
  }

  /**
   * The next task and its client; undefined if none is waiting. Call `done` when it ends.
   * @param admits whether the task may be this client's
   */
  next(admits: (name: string) => boolean = () => true): { client: string; task: Task } | undefined {
    const waiting = [...this.#clients].filter(([name, { waiting }]) => waiting.length > 0 && admits(name));
    waiting.sort(([, one], [, other]) => one.running - other.running || this.#cost(one) - this.#cost(other));
    const [name, client] = waiting[0] ?? [];
    const task = client?.waiting.shift();
    if (name === undefined || !client || task === undefined) return undefined;
    client.running++;
    return { client: name, task };
  }

  /** Records that a task of a client has ended after `took` milliseconds. */
  done(name: string, took: number): void {
    const client = this.#clients.get(name);
    if (!client) return;
    const left = this.#left(client);
    client.taken = client.taken * left + took;
    client.tasks = client.tasks * left + 1;
    client.since = this.#now();
    client.running--;
    this.#forgetIdle();
  }

  /** The share of earlier usage that still counts. */
  #left({ since }: Client<Task>): number {
    return 0.5 ** ((this.#now() - since) / HALF_LIFE_MS);
  }

  #cost(client: Client<Task>): number {
    const left = this.#left(client);
    const taken = client.taken * left;
    return (taken + ASSUMED_TASK_MS) / (client.tasks * left + 1) + taken * USAGE_SHARE;
  }

  #forgetIdle(): void {
    for (const [name, client] of this.#clients) {
      const isIdle = client.running === 0 && client.waiting.length === 0;
      if (isIdle && client.taken * this.#left(client) < MIN_USAGE_MS) this.#clients.delete(name);
    }
  }
}
