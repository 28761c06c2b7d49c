/** `npm run dev`: the site as it is edited. Vite serves the code; this serves pages, pictures and the API. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { makePictureFile, pictureFiles } from '../build/pictures.ts';
import type { RenderedPage } from '../build/render-page.ts';
import type { CompiledSite, ImageFile } from '../shapes.ts';
import { DevRenderer, SITE_DATA } from './dev-renderer.ts';
import { GallerySource, galleryPage } from './gallery.ts';
import type { FramedFinding, SiteSource } from './site-source.ts';

/** Answers a call of the API. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface DevOptions {
  root: string;
  configDir: string;
  /** Where Vite keeps prepared packages, and the gallery its pages. Of one server alone. */
  cacheDir: string;
  host: string;
  port: number;
  source: SiteSource;
  api: ApiHandler;
  /** Writes types and editors' schemas again after a change of content or schemas. */
  generate: () => Promise<unknown>;
}

/** What answering a request needs. */
interface Parts {
  options: DevOptions;
  renderer: DevRenderer;
  gallery: GallerySource;
}

/** The end of the address of a page's data. */
const PAGE_DATA = '/page-data.json';
const CONTENT_TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.woff2': 'font/woff2' };
/** Milliseconds of quiet after the last change before the content is compiled: editors save in several steps. */
const QUIET = 40;

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

async function pictureFile(images: ImageFile[], name: string, cacheDir: string): Promise<string | undefined> {
  for (const image of images) {
    const file = pictureFiles(image.picture).find((candidate) => candidate.name === name);
    if (file) return makePictureFile(image, file, cacheDir);
  }
  return undefined;
}

/** The file behind /images/… or /fonts/…, or undefined. Examples of the gallery show pictures that no page may use. */
async function generatedFile(
  url: string,
  site: CompiledSite,
  { renderer, gallery, options: { root } }: Parts,
): Promise<string | undefined> {
  const name = path.basename(url);
  if (!url.startsWith('/images/')) return renderer.fontFile(site, name);
  const cacheDir = path.join(root, '.cache');
  return (
    (await pictureFile(site.images, name, cacheDir)) ??
    pictureFile((await gallery.current()).site?.images ?? [], name, cacheDir)
  );
}

/** JSON that can stand in a script element. */
function asInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A page that says what is wrong, for pages that were never good. */
function brokenPage(source: SiteSource): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes in the content</title></head><body><script type="application/json" id="page">{"blocks":[],"styles":[]}</script><script type="application/json" id="findings">${asInlineJson(source.findings)}</script><script>window.boot={pressed:[],intent:false}</script><script type="module" src="/src/dev/entry-dev.ts"></script></body></html>`;
}

async function galleryEntry(url: string, { gallery, renderer }: Parts): Promise<RenderedPage & { found: boolean }> {
  const { site } = await gallery.current();
  if (!site) throw new Error('The gallery has mistakes; /_blocks lists them.');
  return renderer.page(site, url);
}

/** A page with what only editing needs: the application at once, and the mistakes that are there now. */
function forEditing(document: string, findings: FramedFinding[]): string {
  const boot = '<script>window.boot={pressed:[],intent:true}</script>';
  const present = `<script type="application/json" id="findings">${asInlineJson(findings)}</script>`;
  return document
    .replace('</head>', () => `${boot}</head>`)
    .replace('<svg id="icons"', () => `${present}<svg id="icons"`);
}

async function answer(url: string, response: ServerResponse, vite: ViteDevServer, parts: Parts): Promise<void> {
  const { gallery, renderer, options } = parts;
  const { site, findings } = options.source;
  if (!site) return send(response, 500, 'text/html', await vite.transformIndexHtml(url, brokenPage(options.source)));
  if (url === '/_blocks') return send(response, 200, 'text/html', galleryPage(await gallery.current()));
  if (/^\/(images|fonts)\//.test(url)) {
    const file = await generatedFile(url, site, parts);
    if (!file) return sendJson(response, 404, { message: `No such file: ${url}` });
    return send(response, 200, CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
  }
  if (url === SITE_DATA) return sendJson(response, 200, site.data);
  const isData = url.endsWith(PAGE_DATA);
  const address = isData ? url.slice(0, -PAGE_DATA.length) || '/' : url;
  const page = address.startsWith('/gallery-')
    ? await galleryEntry(address, parts)
    : await renderer.page(site, address);
  const status = page.found || (isData && address === site.notFoundPath) ? 200 : 404;
  if (isData) return sendJson(response, status, page.data);
  const html = await vite.transformIndexHtml(url, forEditing(page.document, findings));
  send(response, status, 'text/html', html);
}

/** Whether the request is for the site rather than for code that Vite serves. */
function isForSite(request: IncomingMessage, url: string): boolean {
  if (/^\/(images|fonts)\//.test(url) || url.endsWith(PAGE_DATA) || url === SITE_DATA) return true;
  return request.method === 'GET' && !path.extname(url) && !/^\/(@|src\/|node_modules\/|\.)/.test(url);
}

/** Compiles the content anew, and tells browser and terminal how it is. */
async function refresh(vite: ViteDevServer, { gallery, options: { source, generate } }: Parts): Promise<void> {
  const wasBroken = source.findings.length > 0;
  await source.refresh();
  gallery.forget();
  if (source.findings.length > 0) {
    vite.ws.send('site:findings', source.findings);
    return source.print();
  }
  if (wasBroken) console.log('The content is in order again.');
  vite.ws.send('site:update', {});
  await generate();
}

/** Follows changes of content and components, one after the other. */
function watchChanges(vite: ViteDevServer, parts: Parts): void {
  const { root, configDir } = parts.options;
  const folders = [configDir, path.join(root, 'schemas')];
  vite.watcher.add(folders);
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  vite.watcher.on('all', (_event, file) => {
    const isContent = folders.some((folder) => file.startsWith(folder + path.sep));
    if (/\.tsx?$|\.css$/.test(file)) parts.renderer.codeChanged();
    else if (!isContent) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => refresh(vite, parts)).catch(console.error);
    }, QUIET);
  });
}

function sitePlugin(options: DevOptions): Plugin {
  return {
    name: 'site',
    configureServer(vite) {
      const { root, configDir, cacheDir, source } = options;
      const gallery = new GallerySource(root, configDir, path.join(cacheDir, 'gallery'));
      const parts = { options, gallery, renderer: new DevRenderer(vite, root) };
      watchChanges(vite, parts);
      vite.middlewares.use((request, response, next) => {
        const url = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (url.startsWith('/api/') || url === '/healthz') return options.api(request, response);
        if (!isForSite(request, url)) return next();
        answer(url, response, vite, parts).catch(async (error) => {
          if (source.findings.length === 0 || response.headersSent) return next(error);
          send(response, 500, 'text/html', await vite.transformIndexHtml(url, brokenPage(source)));
        });
      });
    },
  };
}

/** Starts the server. @returns Vite's server; close it to end */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  await options.source.refresh();
  await options.source.print();
  const vite = await createServer({
    configFile: false,
    root: options.root,
    cacheDir: options.cacheDir,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [react(), sitePlugin(options)],
    server: {
      host: options.host,
      port: options.port,
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/data/**', '**/.cache/**', '**/src/generated/**'] },
    },
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        'react-router-dom',
        'react-hook-form',
        'react-helmet-async',
        '@emailjs/browser',
      ],
    },
  });
  return vite.listen();
}
