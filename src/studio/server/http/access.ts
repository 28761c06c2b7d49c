import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';

/** The header with the token that every call needs in addition to the cookie; pages of other origins cannot set it. */
export const TOKEN_HEADER = 'x-studio';

/** Access control: only browsers with the token that the studio printed at its start may use it. */
export class Access {
  readonly token: string;
  readonly #cookie: string;

  /**
   * @param port the shell's port; part of the cookie's name, since browsers share cookies between ports
   * @param token the token of the folder's last studio, so that windows opened then continue to work
   */
  constructor(port: number, token = randomBytes(24).toString('base64url')) {
    this.token = token;
    this.#cookie = `studio-${port}`;
  }

  /** The Set-Cookie header for a browser that has sent the token. */
  get setCookie(): string {
    return `${this.#cookie}=${this.token}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** @throws ApiError if the token is wrong */
  expectToken(token: unknown): void {
    if (typeof token !== 'string' || !isSame(token, this.token)) throw forbidden();
  }

  /** @throws ApiError if the cookie is missing or wrong */
  expectCookie({ cookie = '' }: IncomingHttpHeaders): void {
    const named = cookie.split('; ').find((part) => part.startsWith(`${this.#cookie}=`));
    this.expectToken(named?.slice(this.#cookie.length + 1));
  }
}

/**
 * Whether a request names this host, and comes from a page of the same origin or from no page. Other host names that
 * resolve to this machine are refused, against DNS rebinding.
 * @param own host and port of this server
 */
export function isSameOriginRequest(headers: IncomingHttpHeaders, own: string): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  const isOwnHost = host === own;
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return isOwnHost && isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none');
}

/**
 * Refuses requests whose host could be ambiguous, and protocol upgrades: the request target must be a path, and there
 * must be at most one Host header.
 * @throws ApiError for such requests
 */
export function refuseAmbiguousRequest({ url = '', rawHeaders, headers }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!url.startsWith('/') || hosts.length > 1 || headers.upgrade !== undefined)
    throw new ApiError(400, 'bad-request', 'The studio does not answer requests of this kind.');
}

/** The error for requests without access. */
export function forbidden(): ApiError {
  return new ApiError(403, 'forbidden', 'Open the studio with the address that it printed when it started.');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
