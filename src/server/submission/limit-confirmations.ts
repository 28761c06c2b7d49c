import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Storage } from '../storage/storage.ts';
import { addressKey } from './address-key.ts';
import { type Allowance, MovingWindow } from './moving-window.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The defaults for integrations.json: more than genuine visitors need, too few to flood strangers. */
const USUAL: Record<'perClient' | 'perAddress' | 'inAll', Allowance> = {
  perClient: { hour: 20, day: 60 },
  perAddress: { hour: 5, day: 10 },
  inAll: { hour: 300, day: 2000 },
};

/** Permission to send a mail to the sender of a form. */
export interface Permit {
  /**
   * Counts a mail to this address; false, without counting, if a limit is reached. Call it once, after the form was
   * validated.
   */
  tryAcquire(address: string): boolean;
  /** Undoes the count, if no mail was sent after all. */
  release(): void;
}

type Counted = Pick<ServerConfig, 'emails' | 'integrations'>;

/**
 * Limits the mails to addresses that visitors typed: per visitor, per address and in total, so that the forms cannot be
 * used to flood an inbox. Over a limit, a submission is still stored and the company notified. Counts are kept in
 * memory, since a visitor's IP address must not be stored. Mails sent before startup are read from the storage once, so
 * that a restart does not reset the limits.
 */
export class ConfirmationLimits {
  readonly #storage: Pick<Storage, 'mailsSince'>;
  readonly #clients = new MovingWindow();
  readonly #addresses = new MovingWindow();
  readonly #all = new MovingWindow();
  #known: Promise<void> | undefined;
  #sweepAt = 0;

  constructor(storage: Pick<Storage, 'mailsSince'>) {
    this.#storage = storage;
  }

  /** Permission for one submission of a client, as identified for the rate limit. Rejects as the storage does. */
  async permit(config: Counted, client: string, now: Date): Promise<Permit> {
    this.#known ??= this.#remember(config, now).catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    await this.#known;
    this.#sweep(now.getTime());
    let release = () => {};
    return {
      tryAcquire: (address) => {
        const taken = this.#take(config, client, addressKey(address), now.getTime());
        if (taken) release = taken;
        return taken !== undefined;
      },
      release: () => release(),
    };
  }

  /** Counts one event for each limit; undefined, without counting, if a limit is reached. */
  #take(config: Counted, client: string, address: string, now: number): (() => void) | undefined {
    const limits = { ...USUAL, ...config.integrations.confirmations };
    const counts = [
      { window: this.#clients, key: client, allowance: limits.perClient },
      { window: this.#addresses, key: address, allowance: limits.perAddress },
      { window: this.#all, key: '', allowance: limits.inAll },
    ];
    if (!counts.every(({ window, key, allowance }) => window.hasRoom(key, allowance, now))) return undefined;
    for (const { window, key } of counts) window.add(key, now);
    return () => {
      for (const { window, key } of counts) window.remove(key, now);
    };
  }

  async #remember(config: Counted, now: Date): Promise<void> {
    const templates = config.emails.filter(({ to }) => to === 'submitter').map(({ templateId }) => templateId);
    const sent = await this.#storage.mailsSince(templates, new Date(now.getTime() - DAY));
    for (const { recipient, createdAt } of sent) {
      const time = Date.parse(createdAt);
      // A mail from the future was stored while the clock was wrong, and would count for as long.
      if (time > now.getTime()) continue;
      this.#addresses.add(addressKey(recipient), time);
      this.#all.add('', time);
    }
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + HOUR;
    for (const window of [this.#clients, this.#addresses, this.#all]) window.sweep(now);
  }
}
