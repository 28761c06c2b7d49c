import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { healthRoute } from '../health/health-route.ts';
import { emailRoute } from '../mail/email-route.ts';
import { newsletterRoutes } from '../newsletter/newsletter-route.ts';
import { thankYouRoute } from '../submission/no-script/thank-you.ts';
import { submissionRoutes } from '../submission/submissions.ts';
import { API_HEADERS } from './api-headers.ts';
import { readBodies } from './bodies/body.ts';
import { admitBodies } from './bodies/body-receiver.ts';
import { clientKey } from './client-key.ts';
import { errorHandler } from './errors.ts';
import { HttpError } from './http-error.ts';
import type { KnownMethods } from './methods.ts';
import { checkOrigin } from './origin.ts';

const MINUTE = 60_000;

async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE,
    keyGenerator: clientKey,
    allowList: (request) => request.method !== 'POST',
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, 'tooMany', { values: { seconds: String(Math.max(1, Math.ceil(ttl / 1000))) } }),
  });
}

/** Whether a URL belongs to the API and not to the pages. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url === '/healthz';
}

/** The routes of the API and what they share: body parsing, limits, origin checks, error responses. */
export function apiRoutes(context: ApiContext, known: KnownMethods) {
  return async (app: FastifyInstance): Promise<void> => {
    known.recordRoutes(app);
    await readBodies(app);
    app.setErrorHandler(errorHandler(context));
    if (context.rateLimit > 0) await limitRate(app, context.rateLimit);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(API_HEADERS);
      if (!request.routeOptions.config.skipOriginCheck)
        checkOrigin(request, context.siteUrl ?? context.getConfig().site.url);
    });
    app.addHook('onResponse', async (request, reply) => {
      const ms = Math.round(reply.elapsedTime);
      if (request.method === 'POST') request.log.info({ req: request, res: reply, ms }, 'answered');
    });
    admitBodies(app, context.bodies, context.metrics);
    submissionRoutes(app, context);
    emailRoute(app, context);
    thankYouRoute(app, context);
    newsletterRoutes(app, context);
    healthRoute(app, context);
  };
}
