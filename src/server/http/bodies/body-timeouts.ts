import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';
import { BODY_LIMITS, type BodyLimits, BodySpeed, SAMPLES } from './body-speed.ts';

/**
 * Watches all incoming bodies, whether they are read or not. One that is too slow is aborted (408), and its connection
 * is closed soon after.
 */
export class BodyTimeouts {
  readonly #limits: BodyLimits;
  readonly #all = new Map<IncomingMessage, BodySpeed>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: BodyLimits = BODY_LIMITS) {
    this.#limits = limits;
  }

  /** The number of watched bodies. */
  get size(): number {
    return this.#all.size;
  }

  /** The body of a request, which is watched from the first call on. */
  of(request: IncomingMessage): BodySpeed {
    const known = this.#all.get(request);
    if (known) return known;
    const arrival = new BodySpeed(request, performance.now());
    this.#all.set(request, arrival);
    this.#timer ??= setInterval(() => this.#check(performance.now()), this.#limits.window / SAMPLES).unref();
    return arrival;
  }

  /** Aborts a body with this refusal. */
  fail(arrival: BodySpeed, refusal: Refusal): void {
    arrival.fail(refusal);
    setTimeout(() => {
      if (!arrival.isOver) arrival.destroy();
    }, this.#limits.linger).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(now: number): void {
    for (const [request, arrival] of this.#all) {
      if (arrival.isOver || arrival.refusal) this.#all.delete(request);
      else if (arrival.sample(now, this.#limits)) this.fail(arrival, new Refusal(408, 'timedOut'));
    }
    if (this.#all.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
