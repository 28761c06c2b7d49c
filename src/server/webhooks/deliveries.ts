import type { FastifyBaseLogger } from 'fastify';
import { DeliveryQueue } from '../deliveries/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { callPause } from './schedule.ts';
import { type SenderDependencies, webhookSender } from './sender.ts';

/** Milliseconds between checks for calls that another server left behind, or that staff retried. */
const POLL_INTERVAL = 60_000;

/** Dependencies of the deliveries of all webhooks. */
export interface WebhookDependencies extends SenderDependencies {
  storage: Storage;
  log: FastifyBaseLogger;
  /** If undefined, nothing is counted. */
  metrics?: Metrics;
}

/** One queue per webhook, so that a receiver that hangs delays only its own calls. */
export class WebhookDeliveries {
  readonly #deps: WebhookDependencies;
  readonly #send: ReturnType<typeof webhookSender>;
  readonly #queues = new Map<string, DeliveryQueue<'webhook'>>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: WebhookDependencies) {
    this.#deps = deps;
    this.#send = webhookSender(deps);
  }

  /** Starts delivering waiting calls, including those to webhooks that the content no longer has. */
  start(): void {
    const poll = () => {
      this.#polling = this.#poll();
    };
    poll();
    this.#timer = setInterval(poll, POLL_INTERVAL).unref();
  }

  /** Tells the queues of all webhooks to look for new calls. Call it after each save. */
  wake(): void {
    for (const { name } of this.#deps.getConfig().integrations.webhooks ?? []) this.#wake(name);
  }

  /** Starts no more calls; resolves when those in flight have arrived or failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#polling;
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }

  async #poll(): Promise<void> {
    try {
      for (const name of await this.#deps.storage.queuedRecipients('webhook')) this.#wake(name);
    } catch (error) {
      this.#deps.log.error(error, 'the webhook queue could not be read');
    }
  }

  #wake(name: string): void {
    if (this.#isStopped) return;
    const queue = this.#queues.get(name) ?? this.#queueOf(name);
    this.#queues.set(name, queue);
    queue.wake();
  }

  #queueOf(name: string): DeliveryQueue<'webhook'> {
    const { storage, log, metrics } = this.#deps;
    return new DeliveryQueue({
      channel: 'webhook',
      recipient: name,
      storage,
      deliver: this.#send,
      pauseAfter: (attempts) => callPause(attempts),
      log: log.child({ to: name }),
      ...(metrics && { metrics }),
    });
  }
}
