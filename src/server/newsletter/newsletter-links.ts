import { randomBytes } from 'node:crypto';
import { NEWSLETTER_ENDPOINTS } from '../../contracts/endpoints.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Integrations } from '../../generated/types.ts';

/** Settings of the newsletter in integrations.json. */
export type Newsletter = NonNullable<Integrations['newsletter']>;

/**
 * The routes of the newsletter. They are below the API's path, so that every proxy that forwards the API forwards them.
 */
export const { confirmEndpoint: CONFIRM, leaveEndpoint: UNSUBSCRIBE } = NEWSLETTER_ENDPOINTS;
/** The style sheet of the page that asks whether to unsubscribe. */
export const UNSUBSCRIBE_STYLE = '/api/newsletter/leave.css';

/** 192 bits cannot be guessed. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text could be a token; anything else need not be looked up. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/**
 * The settings of the newsletter.
 * @throws Error if a site with a newsletter form was built without them, which the checker prevents
 */
export function newsletterOf({ integrations }: Pick<ServerConfig, 'integrations'>): Newsletter {
  if (!integrations.newsletter) throw new Error('integrations.json says nothing about the newsletter');
  return integrations.newsletter;
}

function withToken(url: string, token: string): string {
  return `${url}?${new URLSearchParams({ token })}`;
}

/** The link that confirms a subscription. */
export function confirmLink(config: ServerConfig, confirmToken: string): string {
  return withToken(config.site.url + newsletterOf(config).confirmEndpoint, confirmToken);
}

export function unsubscribeLink(config: Pick<ServerConfig, 'site' | 'integrations'>, token: string): string {
  return withToken(config.site.url + newsletterOf(config).leaveEndpoint, token);
}

/** The unsubscribe endpoint as it appears in the site's pages, and with a token. */
export function unsubscribeAction(config: ServerConfig, token: string): { plain: string; signed: string } {
  const plain = (config.basePath ?? '') + newsletterOf(config).leaveEndpoint;
  return { plain, signed: withToken(plain, token) };
}
