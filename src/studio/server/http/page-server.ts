import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { pictureFileNamed } from '../../../build/media/pictures.ts';
import { SITE_DATA } from '../../../build/pages/editing-context.ts';
import { makeFonts } from '../../../build/style/fonts.ts';
import { OperationRefusedError } from '../../../content/edit/entities/operation-refused-error.ts';
import { publicFolder } from '../../../content/read/files.ts';
import type { PreviewData } from '../../contract/page-patch.ts';
import uiTexts from '../../words.json' with { type: 'json' };
import { type LiveSite, NoPreviewError } from '../live/live-site.ts';
import type { Studio } from '../studio.ts';
import { type Access, forbidden, refuseAmbiguousRequest } from './access.ts';
import { ApiError } from './api-error.ts';
import { streamEvents } from './event-stream.ts';
import { frameStyle } from './frame-style.ts';
import { sendFile } from './send-file.ts';

/** A document shown in place of a page. @param more HTML to append */
const messagePage = (title: string, more = '') =>
  `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="display:grid;place-content:center;block-size:100vh;margin:0 2rem;font:1rem/1.5 system-ui;text-align:center"><h1 style="font-size:1.1rem">${title}</h1>${more}`;

/** Shown until the page can be previewed; reloads every two seconds. */
const LOADING_PAGE = messagePage(
  uiTexts.stage.notYet,
  `<p>${uiTexts.stage.notYetHelp}</p><meta http-equiv="refresh" content="2">`,
);

/** The path prefix of read-only pages without script, in their current and earlier states. */
const STATIC_PAGES = '/_studio/still/';
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;
const STATIC_PREFIX = /^\/_studio\/still\/(now|published|(before|after)\/[^/]+)/;

/** The hosts at which pages are served, and the origin that may embed them. */
export interface PageServing {
  hosts: string[];
  shellOrigin: string;
}

/**
 * The server of the previewed pages. It has its own port, so that pages have another origin than the shell and cannot
 * make calls. Read-only.
 */
export function pageServer(studio: Studio, access: Access, serving: PageServing): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof NoPreviewError) return reply.status(503).type('text/html').send(LOADING_PAGE);
    const status = statusOf(error);
    if (status === 500) console.error(error);
    return reply
      .status(status)
      .type('text/plain')
      .send(error instanceof Error ? error.message : String(error));
  });
  guardRequests(app, access, serving);
  addFiles(app, studio);
  addEditing(app, studio);
  addStaticPages(app, studio, serving.shellOrigin);
  app.get('/*', (request, reply) => sendPage(studio, request.url, serving.shellOrigin, reply));
  return app;
}

/** Checks where each request comes from, before anything else happens. */
function guardRequests(app: FastifyInstance, access: Access, { hosts, shellOrigin }: PageServing): void {
  const origins = new Set([shellOrigin, ...hosts.map((host) => `http://${host}`)]);
  const isForPages = ({ host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
    hosts.includes(host) && (origin === undefined || origins.has(origin)) && site !== 'cross-site';
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    refuseAmbiguousRequest(raw);
    if (!isForPages(headers)) throw forbidden();
    access.expectCookie(headers);
    reply.header('cache-control', 'no-store').header('content-security-policy', `frame-ancestors ${shellOrigin}`);
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  });
}

/** Adds the routes of the files that pages refer to. */
function addFiles(app: FastifyInstance, studio: Studio): void {
  app.get('/assets/*', ({ url }, reply) =>
    sendFile(reply, path.join(studio.code.frameDir, 'assets', path.basename(url))),
  );
  app.get('/images/*', async ({ url }, reply) => sendFile(reply, await anyPictureFile(studio, path.basename(url))));
  app.get('/fonts/*', async ({ url }, reply) => sendFile(reply, await fontFile(studio, path.basename(url))));
  app.get('/_studio/picture/:name', ({ params }, reply) =>
    sendFile(reply, masterFile(studio, String(Object(params).name))),
  );
  app.get(SITE_DATA, () => studio.live.site?.data ?? {});
}

/** Adds the routes of what the script in a previewed page asks for. */
function addEditing(app: FastifyInstance, studio: Studio): void {
  app.get('/_studio/marks', async ({ query }) => {
    const { path: at, key } = Object(query);
    const section = await studio.live.markedSection(String(at), String(key));
    if (!section) throw new ApiError(404, 'not-found', 'This section cannot be marked.');
    return section;
  });
  app.get('/_studio/patches', async (request, reply) => {
    const { path: at, revision } = Object(request.query);
    const page = await studio.live.page(String(at));
    const events = streamEvents(request.raw, reply);
    if (page.revision !== Number(revision)) events.send(page.whole());
    events.onEnd(studio.live.watch(page.path, (patch) => events.send(patch)));
  });
}

/** Adds the routes of pages without script: as they are, as they were published, and before and after a change. */
function addStaticPages(app: FastifyInstance, studio: Studio, shellOrigin: string): void {
  app.get(`${STATIC_PAGES}now/*`, ({ url }, reply) => sendWithoutScript(studio.live, url, shellOrigin, reply));
  app.get(`${STATIC_PAGES}published/*`, async ({ url }, reply) =>
    sendWithoutScript(await studio.earlier.site({ when: 'published' }), url, shellOrigin, reply),
  );
  for (const when of ['before', 'after'] as const)
    app.get(`${STATIC_PAGES}${when}/:id/*`, async ({ url, params }, reply) =>
      sendWithoutScript(await studio.earlier.site({ when, id: String(Object(params).id) }), url, shellOrigin, reply),
    );
}

function statusOf(error: unknown): number {
  if (error instanceof OperationRefusedError) return 404;
  return error instanceof ApiError ? error.status : 500;
}

async function sendPage(studio: Studio, url: string, shell: string, reply: FastifyReply) {
  const at = pathIn(url);
  if (path.extname(at)) return sendFile(reply, path.join(publicFolder(studio.draft.dir), path.normalize(at)));
  const page = await studio.live.page(at);
  const { path: shownPath, file, revision, version, sections } = page;
  const preview: PreviewData = { path: shownPath, file, revision, version, sections, shell };
  const data = JSON.stringify(preview).replaceAll('<', '\\u003c');
  const present = `<script type="application/json" id="studio">${data}</script><style>${frameStyle}</style>`;
  return reply.type('text/html').send(page.document().replace('</head>', () => `${present}</head>`));
}

/** The decoded path of a request. @throws ApiError if the URL is invalid */
function pathIn(url: string): string {
  try {
    return decodeURI(new URL(url, 'http://127.0.0.1').pathname);
  } catch {
    throw new ApiError(400, 'bad-request', 'This is no address.');
  }
}

/** Sends a page without script, to compare it with another state. */
async function sendWithoutScript(live: LiveSite, url: string, shell: string, reply: FastifyReply) {
  const at = pathIn(url).replace(STATIC_PREFIX, '');
  reply.header('content-security-policy', `script-src 'none'; frame-ancestors ${shell}`).type('text/html');
  if (!live.site?.paths.some(({ path }) => path === at))
    return reply.status(404).send(messagePage(uiTexts.stage.noSuchPage));
  return reply.send((await live.page(at)).document().replace(SCRIPTS, ''));
}

/** The file of a picture in the draft, or in an earlier state that is being viewed; undefined if there is none. */
async function anyPictureFile(studio: Studio, name: string): Promise<string | undefined> {
  const earlier = await Promise.allSettled(studio.earlier.opened);
  const opened = earlier.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  for (const live of [studio.live, ...opened]) {
    const file = await pictureFileNamed(live.site?.images ?? [], name, studio.options.cacheDir);
    if (file !== undefined) return file;
  }
  return undefined;
}

async function fontFile({ live, options }: Studio, name: string): Promise<string | undefined> {
  const { site, theme } = live;
  if (!site || !theme) return undefined;
  const fonts = await makeFonts(site.brandDir, options.cacheDir, theme);
  return fonts.find((font) => font.name === name)?.file;
}

/** The original file of a picture. */
function masterFile({ live }: Studio, name: string): string | undefined {
  return live.content?.masters.get(name);
}
