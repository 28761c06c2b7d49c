import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';

/** The header that every call has besides the cookie: pages of other origins cannot set it. */
export const TOKEN_HEADER = 'x-studio';

/** Access to the studio: for browsers on this machine with the token that was printed at its start. */
export class Access {
  readonly token: string;
  readonly #cookie: string;

  /**
   * @param port the shell's port, since cookies do not distinguish ports
   * @param token the token of the last studio of the folder, so that its windows continue to work
   */
  constructor(port: number, token = randomBytes(24).toString('base64url')) {
    this.token = token;
    this.#cookie = `studio-${port}`;
  }

  /** The cookie for a browser that has shown the token. */
  get setCookie(): string {
    return `${this.#cookie}=${this.token}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** @throws CallError when the token is not the right one */
  expectToken(token: unknown): void {
    if (typeof token !== 'string' || !isSame(token, this.token)) throw forbidden();
  }

  /** @throws CallError when the browser has not shown the token */
  expectCookie({ cookie = '' }: IncomingHttpHeaders): void {
    const named = cookie.split('; ').find((part) => part.startsWith(`${this.#cookie}=`));
    this.expectToken(named?.slice(this.#cookie.length + 1));
  }
}

/**
 * Whether a request was made for this host, by a page of the same origin or by no page. Other host names that resolve
 * to this machine are refused.
 */
export function isFromHere(headers: IncomingHttpHeaders, own: string): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  const isOwnHost = host === own;
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return isOwnHost && isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none');
}

/**
 * Accepts only requests as browsers send them directly to a server: with a path, a single host, and no protocol
 * upgrade. Any other way to name a host would make it ambiguous.
 * @throws CallError for all others
 */
export function expectPlain({ url = '', rawHeaders, headers }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!url.startsWith('/') || hosts.length > 1 || headers.upgrade !== undefined)
    throw new CallError(400, 'bad-request', 'The studio does not answer requests of this kind.');
}

/** The answer to requests without access. */
export function forbidden(): CallError {
  return new CallError(403, 'forbidden', 'Open the studio with the address that it printed when it started.');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
