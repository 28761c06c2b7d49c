import type { FastifyBaseLogger } from 'fastify';
import type { Claimed, Mail, Storage } from '../storage/storage.ts';
import { type Mailer, MailRefused } from './mailer.ts';

const MINUTE = 60_000;
/** Minutes to wait after each attempt that failed; about a day in all. After the last the mail is dead. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720];
/** How long a worker has for what it took. Longer than all time-outs of the mail server together. */
const LEASE = 5 * MINUTE;
/** How often to look for mails that another server left. */
const LONGEST_PAUSE = MINUTE;
/** How many mails are on their way at once. */
const AT_ONCE = 3;

interface QueueParts {
  storage: Storage;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Delivers the stored mails in the background. Its failures never reach the web server. */
export class MailQueue {
  readonly #parts: QueueParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wanted = false;
  #stopped = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Looks for mails that are due, now. Call it at the start and after each save. */
  wake(): void {
    if (this.#stopped) return;
    this.#wanted = true;
    clearTimeout(this.#timer);
    this.#running ??= this.#work();
  }

  /** Takes no more mails, and resolves when those on their way have arrived or failed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    let pause = LONGEST_PAUSE;
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      try {
        while (!this.#stopped && (await this.#deliverSome()) > 0);
        pause = await this.#pause();
      } catch (error) {
        this.#parts.log.error(error, 'the mail queue could not be read');
      }
    }
    this.#running = undefined;
    if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), pause).unref();
  }

  async #pause(): Promise<number> {
    const due = await this.#parts.storage.nextDue('mail');
    if (!due) return LONGEST_PAUSE;
    return Math.min(Math.max(due.getTime() - Date.now(), 0), LONGEST_PAUSE);
  }

  async #deliverSome(): Promise<number> {
    const mails = await this.#parts.storage.claim('mail', new Date(), AT_ONCE, LEASE);
    await Promise.all(mails.map((mail) => this.#deliver(mail)));
    return mails.length;
  }

  async #deliver(mail: Claimed<Mail>): Promise<void> {
    const { storage, mailer, log } = this.#parts;
    if (!(await storage.confirmClaim(mail.id))) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const wait = error instanceof MailRefused ? undefined : RETRY_MINUTES[mail.attempts - 1];
      const next = wait === undefined ? null : new Date(Date.now() + wait * MINUTE);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason, dead: next === null }, 'a mail was not delivered');
      await storage.markFailed(mail.id, reason, next);
      return;
    }
    await storage.markSent(mail.id, new Date());
    log.info({ mail: mail.id, attempts: mail.attempts }, 'a mail was delivered');
  }
}
