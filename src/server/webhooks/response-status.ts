import { RetryLater, Undeliverable } from '../deliveries/outcome.ts';

const SECOND = 1000;
/** The longest wait that a receiver can request. */
const MAX_WAIT_MS = 24 * 60 * 60 * SECOND;

/** Milliseconds that a Retry-After header requests (RFC 9110: seconds, or a date); undefined for anything else. */
function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) || wait <= 0 ? undefined : Math.min(wait, MAX_WAIT_MS);
}

/**
 * Interprets the response to a call: a 2xx status is success and anything else a failure, including redirects.
 * @returns the error to fail with; undefined for success
 */
export function failureOf(status: number, retryAfter: string | undefined, now: Date): Error | undefined {
  if (status >= 200 && status <= 299) return undefined;
  const message = `answered ${status}`;
  if (status === 410) return new Undeliverable(`${message}: it is gone, take it out of integrations.json`);
  const wait = readRetryAfter(retryAfter, now);
  return wait === undefined ? new Error(message) : new RetryLater(message, wait);
}
