import type { IncomingMessage } from 'node:http';
import { HttpError } from '../http-error.ts';
import { IncomingBody, SAMPLES, SPEED_LIMITS, type SpeedLimits } from './incoming-body.ts';

/**
 * Watches all incoming bodies, whether they are read or not. One that is too slow is aborted (408), and its connection
 * is closed soon after.
 */
export class IncomingBodies {
  readonly #limits: SpeedLimits;
  readonly #all = new Map<IncomingMessage, IncomingBody>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: SpeedLimits = SPEED_LIMITS) {
    this.#limits = limits;
  }

  /** The number of watched bodies. */
  get size(): number {
    return this.#all.size;
  }

  /** The body of a request, which is watched from the first call on. */
  of(request: IncomingMessage): IncomingBody {
    const known = this.#all.get(request);
    if (known) return known;
    const body = new IncomingBody(request, performance.now());
    this.#all.set(request, body);
    this.#timer ??= setInterval(() => this.#check(performance.now()), this.#limits.window / SAMPLES).unref();
    return body;
  }

  /** Aborts a body with this error. */
  fail(body: IncomingBody, error: HttpError): void {
    body.fail(error);
    setTimeout(() => {
      if (!body.isOver) body.destroy();
    }, this.#limits.linger).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(now: number): void {
    for (const [request, body] of this.#all) {
      if (body.isOver || body.error) this.#all.delete(request);
      else if (body.sample(now, this.#limits)) this.fail(body, new HttpError(408, 'timedOut'));
    }
    if (this.#all.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
