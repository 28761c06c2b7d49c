import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { withoutBasePath } from '../http/base-path.ts';
import { isPlainForm } from '../http/bodies/body.ts';
import { MAX_TEXT_BYTES } from '../http/bodies/limits.ts';
import { readMultipart } from '../http/bodies/multipart.ts';
import { HttpError } from '../http/http-error.ts';
import { checkOrigin } from '../http/origin.ts';
import { PlainForm } from '../submission/no-script/plain-form.ts';
import { sendPage } from '../submission/no-script/plain-responses.ts';
import {
  CONFIRM,
  isToken,
  type Newsletter,
  newsletterOf,
  UNSUBSCRIBE,
  UNSUBSCRIBE_STYLE,
  unsubscribeAction,
} from './newsletter-links.ts';
import { styleOf, unsubscribePage } from './unsubscribe-page.ts';

const DAY = 24 * 60 * 60 * 1000;

interface WithToken {
  Querystring: { token?: unknown };
}

/** Keeps the token in a URL out of the Referer header, which then contains only the origin. */
const PRIVATE = { 'referrer-policy': 'strict-origin' };

/** Whether a browser or a proxy prefetches a link that nobody has followed yet. */
function isAhead({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return method === 'HEAD' || purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')));
}

/** Whether this is the POST by which mail programs unsubscribe for their reader (RFC 8058), in either form encoding. */
async function isOneClick(request: FastifyRequest): Promise<boolean> {
  const { body, headers } = request;
  if (Number(headers['content-length'] ?? 0) > MAX_TEXT_BYTES) throw new HttpError(413, 'tooLarge');
  const form = body instanceof PlainForm ? body : isPlainForm(request) && (await readMultipart(request));
  return form !== false && form.first('List-Unsubscribe') === 'One-Click';
}

/** GET: confirms the subscription, and redirects to a page that says so. */
function confirmRoute(app: FastifyInstance, { getConfig, storage }: ApiContext, redirectTo: RedirectTo): void {
  app.get<WithToken>(CONFIRM, async (request, reply) => {
    // This response is not cached, so a browser that prefetched the link requests it again when it is clicked.
    if (isAhead(request)) return reply.code(request.method === 'HEAD' ? 204 : 503).send();
    const { token } = request.query;
    if (!isToken(token)) return redirectTo(reply, 'expired');
    const now = new Date();
    const askedAfter = new Date(now.getTime() - newsletterOf(getConfig()).confirmWithinDays * DAY);
    return redirectTo(reply, await storage.confirmSubscriber(token, now, askedAfter));
  });
}

/** GET: the page that asks, whose button contains the token. It changes nothing, because mail scanners follow links. */
function unsubscribePageRoute(app: FastifyInstance, { getConfig, readPage }: ApiContext, redirectTo: RedirectTo): void {
  app.get<WithToken>(UNSUBSCRIBE, async (request, reply) => {
    const { token } = request.query;
    if (!isToken(token)) return redirectTo(reply, 'expired');
    const config = getConfig();
    const html = await readPage(newsletterOf(config).pages.leave);
    // Without a built site, this is a page of the dev server, whose button does nothing.
    if (html === undefined) return redirectTo(reply, 'leave');
    const style = (config.basePath ?? '') + UNSUBSCRIBE_STYLE;
    return sendPage(reply, unsubscribePage(html, unsubscribeAction(config, token), style));
  });
  app.get(UNSUBSCRIBE_STYLE, async (_request, reply) => {
    const html = await readPage(newsletterOf(getConfig()).pages.leave);
    if (html === undefined) throw new HttpError(404, 'notFound');
    return reply.type('text/css; charset=utf-8').send(styleOf(html));
  });
}

/**
 * POST: unsubscribes, from the page's button or by a mail program's one-click request, which alone may be cross-site.
 */
function unsubscribeRoute(
  app: FastifyInstance,
  { getConfig, siteUrl, storage }: ApiContext,
  redirectTo: RedirectTo,
): void {
  const config = { skipOriginCheck: true, rateLimit: false } as const;
  app.post<WithToken>(UNSUBSCRIBE, { bodyLimit: MAX_TEXT_BYTES, config }, async (request, reply) => {
    const byProgram = await isOneClick(request);
    if (!byProgram) checkOrigin(request, siteUrl ?? getConfig().site.url);
    const { token } = request.query;
    const isKnown = isToken(token) && (await storage.unsubscribe(token, new Date()));
    if (byProgram) return reply.send();
    return redirectTo(reply, isKnown ? 'left' : 'expired');
  });
}

/** Redirects a visitor to one of the pages of the newsletter. */
type RedirectTo = (reply: FastifyReply, page: keyof Newsletter['pages']) => FastifyReply;

/** The routes of the links in mails of the newsletter. */
export function newsletterRoutes(app: FastifyInstance, context: ApiContext): void {
  const redirectTo: RedirectTo = (reply, page) => {
    const config = context.getConfig();
    return reply.redirect(withoutBasePath(newsletterOf(config).pages[page], config.basePath ?? ''), 303);
  };
  app.register(async (routes) => {
    routes.addHook('onRequest', async (_request, reply) => {
      reply.headers(PRIVATE);
    });
    confirmRoute(routes, context, redirectTo);
    unsubscribePageRoute(routes, context, redirectTo);
    unsubscribeRoute(routes, context, redirectTo);
  });
}
