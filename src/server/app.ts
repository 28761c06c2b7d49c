import type { Server } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { apiRoutes } from './api.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { answerErrors } from './http/errors.ts';
import { Refusal } from './http/refusal.ts';
import { pageReader } from './http/site-pages.ts';
import { logOptions } from './log.ts';
import type { ApiParts } from './parts.ts';
import { pageRoutes } from './routes/pages.ts';

const SECOND = 1000;

/**
 * Milliseconds. A document of 10 MB over a slow phone line takes minutes; a client that says nothing for a while,
 * or does not finish its headers, is gone.
 */
const TIMEOUTS = {
  requestTimeout: 300 * SECOND,
  connectionTimeout: 60 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  headersTimeout: 20 * SECOND,
};

/** What the server is built from. */
export interface AppOptions extends Omit<ApiParts, 'readPage'> {
  /** Proxies whose X-Forwarded-For is believed; false for none. */
  trustProxy: boolean | string[];
  logLevel: string;
  /** Absolute path of the built site; undefined for the API alone, as the dev server has it. */
  publicDir: string | undefined;
}

function serverOptions(options: AppOptions, parts: ApiParts): FastifyHttpOptions<Server> {
  const { requestTimeout, connectionTimeout, keepAliveTimeout, headersTimeout } = TIMEOUTS;
  return {
    logger: logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout,
    http: { headersTimeout },
    ajv: { customOptions: { coerceTypes: false } },
    clientErrorHandler: answerClientErrors(options.getConfig),
    frameworkErrors: (_error, request, reply) => answerErrors(parts)(new Refusal(400, 'malformed'), request, reply),
  };
}

/**
 * Pages carry a strict policy of their own in a meta tag, with the hashes of their inline code; a header cannot know
 * those, so it says only what a meta tag cannot. Strict-Transport-Security makes sense over https alone.
 */
async function secure(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: siteUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers that are gone; every byte counts until the first answer of the network.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  });
}

/** Builds the server without starting it. Rejects when an option cannot work. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const parts = { ...options, readPage: pageReader(options.publicDir) };
  const app = Fastify(serverOptions(options, parts));
  const answer = answerErrors(parts);
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Refusal(404, 'notFound'), request, reply));
  await secure(app, options.siteUrl ?? '');
  await app.register(apiRoutes(parts));
  if (options.publicDir !== undefined) await pageRoutes(app, options.publicDir);
  return app;
}
