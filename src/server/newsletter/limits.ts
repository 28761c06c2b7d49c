import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { HttpError } from '../http/http-error.ts';
import type { Storage } from '../storage/storage.ts';
import { newsletterOf } from './newsletter-links.ts';

const HOUR = 60 * 60 * 1000;

function tooMany(ms: number): HttpError {
  return new HttpError(429, 'tooMany', { values: { seconds: String(Math.max(1, Math.ceil(ms / 1000))) } });
}

/**
 * Limits on sign-ups per client and in total, so that the form cannot be used to send mails to many strangers. They
 * apply to every address alike, before it is looked up. Limits per address are part of the list's storage.
 * @throws HttpError 429
 */
export function signUpLimits(
  app: FastifyInstance,
  getConfig: () => ServerConfig,
  storage: Storage,
): (request: FastifyRequest, now: Date) => Promise<void> {
  const max = () => newsletterOf(getConfig()).signUpsAnHour;
  const count = app.createRateLimit({ max, timeWindow: HOUR });
  return async (request, now) => {
    const client = await count(request);
    if (!client.isAllowed && client.isExceeded) throw tooMany(client.ttl);
    const mails = await storage.countSignUpMails(new Date(now.getTime() - HOUR));
    if (mails < newsletterOf(getConfig()).mailsAnHour) return;
    request.log.warn({ mails }, 'too many sign-ups for the newsletter within an hour');
    throw tooMany(HOUR);
  };
}
