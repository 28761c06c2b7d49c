import type { FastifyBaseLogger } from 'fastify';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import type { Channel, Claimed, Deliveries } from '../storage/deliveries.ts';
import type { Storage } from '../storage/storage.ts';
import { ChannelUnavailable, RetryLater, Undeliverable } from './outcome.ts';

const MINUTE = 60_000;
/** How long a worker may hold a claimed delivery: longer than all timeouts of a delivery together. */
const LEASE_MS = 5 * MINUTE;
/** How often to look for deliveries that another server left behind. */
const MAX_PAUSE_MS = MINUTE;
/** The longest wait while the channel is unavailable. */
const MAX_PAUSE_UNAVAILABLE_MS = 15 * MINUTE;

/** What a queue delivers, and how. */
export interface QueueDependencies<C extends Channel> {
  channel: C;
  /** Only deliveries to this recipient; undefined for all recipients. */
  recipient?: string;
  storage: Storage;
  /**
   * Resolves when a delivery has arrived. Rejects with Undeliverable if retrying is useless, with RetryLater if the
   * receiver asked for a pause, and with any other error if a retry may succeed. Error messages contain no personal
   * data.
   */
  deliver: (delivery: Deliveries[C]) => Promise<void>;
  /** Milliseconds to wait after this many attempts; undefined after the last one. */
  pauseAfter: (attempts: number) => number | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** If undefined, nothing is counted. */
  metrics?: Metrics;
}

/**
 * Delivers stored mails or webhook calls in the background, one at a time, so that after a crash at most the one in
 * flight arrives twice. Failures never affect requests.
 */
export class DeliveryQueue<C extends Channel> {
  readonly #deps: QueueDependencies<C>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  constructor(deps: QueueDependencies<C>) {
    this.#deps = deps;
  }

  /** Looks for due deliveries now. Call it at startup and after each save. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#running ??= this.#work();
  }

  /** Claims no more deliveries; resolves when the one in flight has arrived or failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    let pause = MAX_PAUSE_MS;
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      try {
        while (!this.#isStopped && (await this.#deliverNext()));
        pause = await this.#pause();
      } catch (error) {
        this.#deps.log.error(error, `the ${this.#deps.channel} queue could not be read`);
      }
    }
    this.#running = undefined;
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), pause).unref();
  }

  async #pause(): Promise<number> {
    const { storage, channel, recipient } = this.#deps;
    const due = await storage.nextDue(channel, recipient);
    if (!due) return MAX_PAUSE_MS;
    return Math.min(Math.max(due.getTime() - Date.now(), 0), MAX_PAUSE_MS);
  }

  /** Delivers the next delivery that is due. False if there is none. */
  async #deliverNext(): Promise<boolean> {
    const { storage, channel, recipient } = this.#deps;
    const [next] = await storage.claim(channel, new Date(), 1, LEASE_MS, recipient);
    if (next) await this.#deliver(next);
    return next !== undefined;
  }

  async #deliver(delivery: Claimed<Deliveries[C]>): Promise<void> {
    const { storage, channel, deliver, log, metrics = noMetrics } = this.#deps;
    const { id, attempts } = delivery;
    if (!(await storage.confirmClaim(id))) return metrics.deliveryEnded(channel, 'withdrawn', attempts);
    try {
      await deliver(delivery);
    } catch (error) {
      await this.#fail(id, attempts, error);
      return;
    }
    await storage.markSent(id, new Date());
    metrics.deliveryEnded(channel, 'delivered', attempts);
    log.info({ [channel]: id, attempts }, `a ${channel} was delivered`);
  }

  async #fail(id: string, attempts: number, error: unknown): Promise<void> {
    const { storage, channel, log, metrics = noMetrics } = this.#deps;
    const reason = error instanceof Error ? error.message : 'unknown';
    const pause = this.#pauseAfter(attempts, error);
    const next = pause === undefined ? null : new Date(Date.now() + pause);
    log.warn({ [channel]: id, attempts, reason, dead: next === null }, `a ${channel} was not delivered`);
    await storage.markFailed(id, reason, next);
    metrics.deliveryEnded(channel, next === null ? 'dead' : 'retried', attempts);
  }

  #pauseAfter(attempts: number, error: unknown): number | undefined {
    if (error instanceof Undeliverable) return undefined;
    const pause = this.#deps.pauseAfter(attempts);
    if (error instanceof ChannelUnavailable)
      return Math.min(pause ?? MAX_PAUSE_UNAVAILABLE_MS, MAX_PAUSE_UNAVAILABLE_MS);
    return pause !== undefined && error instanceof RetryLater ? Math.max(pause, error.wait) : pause;
  }
}
