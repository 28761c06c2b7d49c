import { createServer, type Server } from 'node:http';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerFactoryHandler,
  LogController,
} from 'fastify';
import { siteHeaders } from '../contracts/hosting.ts';
import { apiRoutes } from './api.ts';
import { redirectUnder, urlBelow } from './http/base-path.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { answerErrors } from './http/errors.ts';
import { Refusal } from './http/refusal.ts';
import { pageReader } from './http/site-pages.ts';
import { logOptions } from './log.ts';
import type { ApiParts } from './parts.ts';
import { answerHeld } from './routes/answer-held.ts';
import { HeldFiles } from './routes/held-files.ts';
import { clearOnNewBuild } from './routes/new-build.ts';
import { type BuiltSite, pageRoutes } from './routes/pages.ts';
import { DocumentReader } from './submission/document-reader.ts';

const SECOND = 1000;

/**
 * Milliseconds. A document of 10 MB over a slow phone line takes minutes; a client that says nothing for a while,
 * or does not finish its headers, is gone.
 */
const TIMEOUTS = {
  requestTimeout: 900 * SECOND,
  connectionTimeout: 60 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  headersTimeout: 20 * SECOND,
};

/** What the server is built from. */
export interface AppOptions extends Omit<ApiParts, 'readPage' | 'reader'> {
  /** Proxies whose X-Forwarded-For is believed; false for none. */
  trustProxy: boolean | string[];
  logLevel: string;
  /** Absolute path of the built site; undefined for the API alone, as the dev server has it. */
  publicDir: string | undefined;
  /** Reads documents; made here unless a test brings one. */
  reader?: DocumentReader;
  /** The path of its host that the site lies below, such as /site; undefined at the top. */
  basePath?: string | undefined;
}

/**
 * The server below the framework. Files that are held are answered here. A request without a body begins with its
 * body at its end; the framework would wait for that end where the request says of what type the body is.
 */
function listener(handler: FastifyServerFactoryHandler, site: BuiltSite | undefined, basePath: string): Server {
  const { requestTimeout, connectionTimeout, keepAliveTimeout, headersTimeout } = TIMEOUTS;
  const timeouts = { requestTimeout, keepAliveTimeout, headersTimeout };
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (request, response) => {
    if (site && answerHeld(site.files, basePath, request, response)) return;
    if (request.readableEnded) delete request.headers['content-type'];
    handler(request, response);
  });
  return server.setTimeout(connectionTimeout);
}

function serverOptions(options: AppOptions, parts: ApiParts, site: BuiltSite | undefined): FastifyHttpOptions<Server> {
  const { basePath = '' } = options;
  return {
    logger: logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    serverFactory: (handler) => listener(handler, site, basePath),
    rewriteUrl: ({ url = '' }) => urlBelow(url, basePath),
    ajv: { customOptions: { coerceTypes: false } },
    clientErrorHandler: answerClientErrors(options.getConfig),
    frameworkErrors: (_error, request, reply) => answerErrors(parts)(new Refusal(400, 'malformed'), request, reply),
  };
}

/** The built site of the options, if there is one. */
function builtSite({ publicDir, siteUrl }: AppOptions): BuiltSite | undefined {
  return publicDir === undefined
    ? undefined
    : { root: publicDir, files: new HeldFiles(publicDir, siteHeaders(siteUrl ?? '')) };
}

/** Builds the server without starting it. Rejects when an option cannot work. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const site = builtSite(options);
  const { basePath = '' } = options;
  const parts = {
    ...options,
    readPage: pageReader(options.publicDir, basePath),
    reader: options.reader ?? new DocumentReader(),
  };
  const app = Fastify(serverOptions(options, parts, site));
  app.addHook('onClose', () => parts.reader.close());
  const answer = answerErrors(parts);
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Refusal(404, 'notFound'), request, reply));
  const headers = siteHeaders(options.siteUrl ?? '');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  redirectUnder(app, basePath);
  await app.register(apiRoutes(parts));
  if (site) {
    await pageRoutes(app, site);
    clearOnNewBuild(app, site);
  }
  return app;
}
