import type { Server } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { siteHeaders } from '../contracts/hosting.ts';
import type { ApiContext } from './api-context.ts';
import { Clamd } from './documents/clamd.ts';
import { DocumentReader } from './documents/document-reader.ts';
import { API_HEADERS } from './http/api-headers.ts';
import { apiRoutes } from './http/api-routes.ts';
import { prefixRedirects, withoutBasePath } from './http/base-path.ts';
import { type Bodies, makeBodies } from './http/bodies/body-receiver.ts';
import { clientErrorHandler, rawResponses } from './http/client-errors.ts';
import { errorHandler } from './http/errors.ts';
import { HttpError } from './http/http-error.ts';
import { listener } from './http/listener.ts';
import { handleUnrouted, KnownMethods } from './http/methods.ts';
import { logOptions } from './logging/log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { FileCache } from './pages/file-cache.ts';
import { clearOnNewBuild } from './pages/new-build.ts';
import { type BuiltSite, hasPage, pageRoutes } from './pages/pages.ts';
import { pageReader } from './pages/site-pages.ts';

/** Options for building the server. */
export interface AppOptions extends Omit<ApiContext, 'readPage' | 'reader' | 'bodies' | 'scanner' | 'metrics'> {
  /** Proxies whose X-Forwarded-For header is trusted; false for none. */
  trustProxy: false | string[];
  logLevel: string;
  /** Absolute path of the built site; undefined to serve only the API, as in the dev server. */
  publicDir: string | undefined;
  /** If undefined, no metrics are collected. */
  metrics?: Metrics | undefined;
  /** Reads documents; created here unless a test passes one in. */
  reader?: DocumentReader;
  /** The virus scanner for documents; undefined for none. */
  clamdUrl?: string | undefined;
  /** The path below which the host serves the site, such as /site; undefined at the root. */
  basePath?: string | undefined;
  /** The limits on request bodies; created here unless a test passes others in. */
  bodies?: Bodies;
}

/**
 * The headers of all responses. In the dev server (no `publicDir`) the content may be unreadable, so it is not read.
 */
function headersOf({ siteUrl = '', publicDir, getConfig }: AppOptions): Record<string, string> {
  return siteHeaders(siteUrl, publicDir === undefined ? undefined : getConfig().integrations.reportsTo);
}

function serverOptions(
  options: AppOptions,
  context: ApiContext,
  headers: Record<string, string>,
  site: BuiltSite | undefined,
): FastifyHttpOptions<Server> {
  const { basePath = '' } = options;
  const makeResponse = rawResponses(options.getConfig, { ...headers, ...API_HEADERS });
  return {
    logger: logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    serverFactory: (handler) =>
      listener(handler, { site, basePath, incoming: context.bodies.incoming, makeResponse, metrics: context.metrics }),
    rewriteUrl: ({ url = '' }) => withoutBasePath(url, basePath),
    ajv: { customOptions: { coerceTypes: false } },
    clientErrorHandler: clientErrorHandler(makeResponse, context.metrics),
    frameworkErrors: (_error, request, reply) => errorHandler(context)(new HttpError(400, 'malformed'), request, reply),
  };
}

/** The built site named by the options, if any. */
function builtSite({ publicDir, getConfig }: AppOptions, headers: Record<string, string>): BuiltSite | undefined {
  if (publicDir === undefined) return undefined;
  const redirectFor = (path: string) => {
    const { moved } = getConfig();
    return moved && Object.hasOwn(moved, path) ? moved[path] : undefined;
  };
  return { root: publicDir, files: new FileCache(publicDir, headers), redirectFor };
}

/** Builds the server without starting it. Rejects if an option is invalid. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const headers = headersOf(options);
  const site = builtSite(options, headers);
  const { basePath = '' } = options;
  const context = {
    ...options,
    readPage: pageReader(options.publicDir, basePath),
    reader: options.reader ?? new DocumentReader(),
    bodies: options.bodies ?? makeBodies(options.rateLimit > 0),
    scanner: options.clamdUrl === undefined ? undefined : new Clamd(options.clamdUrl),
    metrics: options.metrics ?? noMetrics,
  };
  const app = Fastify(serverOptions(options, context, headers, site));
  app.addHook('onClose', async () => {
    context.bodies.incoming.close();
    await context.reader.close();
  });
  if (options.metrics) watchRequests(app, options.metrics);
  const handleError = errorHandler(context);
  app.setErrorHandler(handleError);
  const known = new KnownMethods();
  const unrouted = handleUnrouted(known, async (url) => site !== undefined && hasPage(site, url));
  app.setNotFoundHandler(unrouted);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Runs before the framework reads the body of a request that no route matches.
    return request.is404 ? unrouted(request, reply) : undefined;
  });
  prefixRedirects(app, basePath);
  await app.register(apiRoutes(context, known));
  if (site) {
    await pageRoutes(app, site, unrouted);
    clearOnNewBuild(app, site);
  }
  return app;
}
