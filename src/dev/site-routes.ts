/** The routes the dev server answers itself: pages, their data, the gallery, pictures and fonts. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { documentFile } from '../build/documents/make-documents.ts';
import { pictureFileNamed } from '../build/media/pictures.ts';
import { inlineJson } from '../build/pages/document.ts';
import { SITE_DATA } from '../build/pages/editing-context.ts';
import type { RenderedPage } from '../build/pages/render-page.ts';
import type { CompiledSite } from '../contracts/compiled-site.ts';
import { BINARY_TYPES } from '../contracts/content-types.ts';
import type { DevRenderer } from './dev-renderer.ts';
import { type DevSearch, SEARCH } from './dev-search.ts';
import { type GallerySource, galleryPage } from './gallery.ts';
import type { FramedFinding, SiteSource } from './site-source.ts';

/** The context of a request. */
export interface RequestContext {
  /** The repository. */
  root: string;
  source: SiteSource;
  renderer: DevRenderer;
  gallery: GallerySource;
  search: DevSearch;
}

/** The end of the URL of page data. */
const PAGE_DATA = '/page-data.json';
/** Files that are generated on request. */
const GENERATED = /^\/(images|fonts|documents)\//;
const TYPES: Record<string, string> = { ...BINARY_TYPES, '.pdf': 'application/pdf' };

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/**
 * The file for /images/…, /fonts/… or /documents/…; undefined if there is none. Examples in the gallery may show
 * pictures that no page uses.
 */
async function generatedFile(
  url: string,
  site: CompiledSite,
  { renderer, gallery, root }: RequestContext,
): Promise<string | undefined> {
  const name = path.basename(url);
  const cacheDir = path.join(root, '.cache');
  if (url.startsWith('/documents/')) return documentFile(site, path.basename(name, '.pdf'), cacheDir);
  if (!url.startsWith('/images/')) return renderer.fontFile(site, name);
  return (
    (await pictureFileNamed(site.images, name, cacheDir)) ??
    pictureFileNamed((await gallery.current()).site?.images ?? [], name, cacheDir)
  );
}

/**
 * A page with the findings, shown if the content has never been valid. Its empty icon keeps browsers from requesting
 * one.
 */
function brokenPage(source: SiteSource): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Mistakes in the content</title></head><body><script type="application/json" id="page">{"blocks":[],"styles":[]}</script><script type="application/json" id="findings">${inlineJson(source.allFindings)}</script><script>window.boot={queuedClicks:[],intent:false}</script><script type="module" src="/src/dev/entry-dev.ts"></script></body></html>`;
}

async function galleryEntry(
  url: string,
  { gallery, renderer }: RequestContext,
): Promise<RenderedPage & { found: boolean }> {
  const { site } = await gallery.current();
  if (!site) throw new Error('The gallery has mistakes; /_blocks lists them.');
  return renderer.page(site, url);
}

/** Adds to a page what editing needs: the application at once, and the current findings. */
function forEditing({ document, data }: RenderedPage, findings: FramedFinding[]): string {
  const boot = '<script>window.boot={queuedClicks:[],intent:true}</script>';
  const present = `<script type="application/json" id="findings">${inlineJson(findings)}</script><script type="application/json" id="shown-rules">${inlineJson(data.pictureStyle)}</script>`;
  return document
    .replace('</head>', () => `${boot}</head>`)
    .replace('<svg id="icons"', () => `${present}<svg id="icons"`);
}

async function respondFromSite(
  url: string,
  response: ServerResponse,
  site: CompiledSite,
  vite: ViteDevServer,
  context: RequestContext,
): Promise<void> {
  const { gallery, renderer, source } = context;
  const { allFindings } = source;
  if (url === '/_blocks') return send(response, 200, 'text/html', galleryPage(await gallery.current()));
  if (GENERATED.test(url)) {
    const file = await generatedFile(url, site, context);
    if (!file) return sendJson(response, 404, { message: `No such file: ${url}` });
    return send(response, 200, TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
  }
  if (url.startsWith(SEARCH)) {
    const file = await context.search.file(site, url);
    if (!file) return sendJson(response, 404, { message: `No such file: ${url}` });
    return send(response, 200, file.type, file.content);
  }
  const moved = Object.hasOwn(site.redirects, url) ? site.redirects[url] : undefined;
  if (moved !== undefined) return void response.writeHead(308, { location: moved }).end();
  if (url === SITE_DATA) return sendJson(response, 200, site.data);
  const isData = url.endsWith(PAGE_DATA);
  const pagePath = isData ? url.slice(0, -PAGE_DATA.length) || '/' : url;
  const page = pagePath.startsWith('/gallery-')
    ? await galleryEntry(pagePath, context)
    : await renderer.page(site, pagePath);
  const isErrorScreen = [site.notFoundPath, ...site.data.missing.map((missing) => missing.path)].includes(pagePath);
  const status = page.found || (isData && isErrorScreen) ? 200 : 404;
  if (isData) return sendJson(response, status, page.data);
  const html = await vite.transformIndexHtml(url, forEditing(page, allFindings));
  send(response, status, 'text/html', html);
}

/**
 * Runs `make` on the last good site; undefined if findings explain why that is not possible. If it fails because a file
 * has changed since the content was compiled, the content is read once more.
 */
export async function makeFromGoodSite<Made>(
  source: SiteSource,
  make: (site: CompiledSite) => Promise<Made>,
): Promise<Made | undefined> {
  for (let isSecond = false; ; isSecond = true) {
    if (!source.site) return undefined;
    try {
      return await make(source.site);
    } catch (error) {
      if (source.errors.length > 0) return undefined;
      if (isSecond) throw error;
      await source.refresh();
    }
  }
}

/** Answers a request for a page, its data, a picture or a font. Shows the findings if the content is broken. */
export async function respond(
  url: string,
  response: ServerResponse,
  vite: ViteDevServer,
  context: RequestContext,
): Promise<void> {
  const answered = await makeFromGoodSite(context.source, async (site) => {
    if (!response.headersSent) await respondFromSite(url, response, site, vite, context);
    return true;
  });
  if (!answered && !response.headersSent)
    send(response, 500, 'text/html', await vite.transformIndexHtml(url, brokenPage(context.source)));
}

/** Whether the request is for the site rather than for code that Vite serves. */
export function isForSite(request: IncomingMessage, url: string): boolean {
  if (GENERATED.test(url) || url.endsWith(PAGE_DATA) || url === SITE_DATA || url.startsWith(SEARCH)) return true;
  return request.method === 'GET' && !path.extname(url) && !/^\/(@|src\/|node_modules\/|\.)/.test(url);
}
