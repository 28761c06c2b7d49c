import { randomBytes } from 'node:crypto';
import { NEWSLETTER_ENDPOINTS } from '../../contracts/endpoints.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Integrations } from '../../generated/types.ts';

/** How people come on the list of the newsletter and leave it; from integrations.json. */
export type Newsletter = NonNullable<Integrations['newsletter']>;

/** Where the routes are. They lie with the API, so that every proxy and host that passes it on passes them on too. */
export const { confirmEndpoint: CONFIRM, leaveEndpoint: LEAVE } = NEWSLETTER_ENDPOINTS;
/** The style of the page that asks whether to leave. */
export const LEAVE_STYLE = '/api/newsletter/leave.css';

/** 192 bits cannot be guessed. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A new secret for a link. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text may be the secret of a link: all others need not be looked up. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/**
 * The settings of the newsletter.
 * @throws Error when a site with a newsletter form was built without them, which the checker does not let happen
 */
export function newsletterOf({ integrations }: Pick<ServerConfig, 'integrations'>): Newsletter {
  if (!integrations.newsletter) throw new Error('integrations.json says nothing about the newsletter');
  return integrations.newsletter;
}

function withToken(address: string, token: string): string {
  return `${address}?${new URLSearchParams({ token })}`;
}

/** The address where the reader of a mail comes on the list. */
export function confirmLink(config: ServerConfig, confirmToken: string): string {
  return withToken(config.site.url + newsletterOf(config).confirmEndpoint, confirmToken);
}

/** The address where the reader of a mail leaves the list. */
export function leaveLink(config: Pick<ServerConfig, 'site' | 'integrations'>, token: string): string {
  return withToken(config.site.url + newsletterOf(config).leaveEndpoint, token);
}

/** The leave endpoint as it stands in the pages of the site, and with a secret. */
export function leaveAction(config: ServerConfig, token: string): { plain: string; signed: string } {
  const plain = (config.basePath ?? '') + newsletterOf(config).leaveEndpoint;
  return { plain, signed: withToken(plain, token) };
}
