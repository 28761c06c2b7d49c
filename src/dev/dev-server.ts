/** `npm run dev`: the site as it is edited. Vite serves the code; this serves pages, pictures and the API. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { makePictureFile, pictureFiles } from '../build/pictures.ts';
import type { RenderedPage } from '../build/render-page.ts';
import type { CompiledSite } from '../shapes.ts';
import { DevRenderer, SITE_DATA } from './dev-renderer.ts';
import { compileGallery, type Gallery, galleryPage } from './gallery.ts';
import type { SiteSource } from './site-source.ts';

/** Answers a call of the API. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface DevOptions {
  root: string;
  configDir: string;
  host: string;
  port: number;
  source: SiteSource;
  api: ApiHandler;
  /** Writes types and editors' schemas again after a change of content or schemas. */
  generate: () => Promise<unknown>;
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

async function pictureFile(site: CompiledSite, name: string, cacheDir: string): Promise<string | undefined> {
  for (const image of site.images) {
    const file = pictureFiles(image.picture).find((candidate) => candidate.name === name);
    if (file) return makePictureFile(image, file, cacheDir);
  }
  return undefined;
}

/** The file behind /images/… or /fonts/…, or undefined. */
async function generatedFile(
  url: string,
  site: CompiledSite,
  renderer: DevRenderer,
  root: string,
): Promise<string | undefined> {
  const name = path.basename(url);
  if (url.startsWith('/images/')) return pictureFile(site, name, path.join(root, '.cache'));
  return renderer.fontFile(site, name);
}

/** A page that says what is wrong when the content was never good. */
function brokenPage(source: SiteSource): string {
  const findings = JSON.stringify(source.findings).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes in the content</title></head><body><script type="application/json" id="page">{"blocks":[],"styles":[]}</script><script type="application/json" id="findings">${findings}</script><script>window.boot={pressed:[],intent:false}</script><script type="module" src="/src/dev/entry-dev.ts"></script></body></html>`;
}

/** The gallery of this moment. */
function gallery({ root, configDir }: DevOptions): Promise<Gallery> {
  return compileGallery(root, configDir, path.join(root, '.cache/gallery'));
}

async function galleryEntry(
  url: string,
  renderer: DevRenderer,
  options: DevOptions,
): Promise<RenderedPage & { found: boolean }> {
  const { site } = await gallery(options);
  if (!site) throw new Error('The gallery has mistakes; /_blocks lists them.');
  return renderer.page(site, url);
}

async function answer(
  url: string,
  response: ServerResponse,
  vite: ViteDevServer,
  renderer: DevRenderer,
  options: DevOptions,
): Promise<void> {
  const { site, findings } = options.source;
  if (!site) return send(response, 500, 'text/html', await vite.transformIndexHtml(url, brokenPage(options.source)));
  if (url === '/_blocks') return send(response, 200, 'text/html', galleryPage(await gallery(options)));
  if (/^\/(images|fonts)\//.test(url)) {
    const file = await generatedFile(url, site, renderer, options.root);
    if (!file) return sendJson(response, 404, { message: `No such file: ${url}` });
    return send(response, 200, CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
  }
  if (url === SITE_DATA) return sendJson(response, 200, site.data);
  if (url.endsWith(PAGE_DATA)) {
    const name = url.slice(0, -PAGE_DATA.length) || '/';
    const page = await renderer.page(site, name);
    return sendJson(response, page.found || name === '/404' ? 200 : 404, page.data);
  }
  const page = url.startsWith('/gallery-')
    ? await galleryEntry(url, renderer, options)
    : await renderer.page(site, url);
  const boot = '<script>window.boot={pressed:[],intent:true}</script>';
  const present = `<script type="application/json" id="findings">${JSON.stringify(findings).replaceAll('<', '\\u003c')}</script>`;
  const html = page.document
    .replace('</head>', `${boot}</head>`)
    .replace('<svg id="icons"', `${present}<svg id="icons"`);
  send(response, page.found ? 200 : 404, 'text/html', await vite.transformIndexHtml(url, html));
}

/** Whether the request is for the site rather than for code that Vite serves. */
function isForSite(request: IncomingMessage, url: string): boolean {
  if (/^\/(images|fonts)\//.test(url) || url.endsWith(PAGE_DATA) || url === SITE_DATA) return true;
  return request.method === 'GET' && !path.extname(url) && !/^\/(@|src\/|node_modules\/|\.)/.test(url);
}

/** Tells the browser that content or components have changed. */
function watchChanges(vite: ViteDevServer, renderer: DevRenderer, options: DevOptions): void {
  const { source, root, configDir } = options;
  vite.watcher.add([configDir, path.join(root, 'schemas')]);
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    await source.refresh();
    if (source.findings.length > 0) return vite.ws.send('site:findings', source.findings);
    vite.ws.send('site:update', {});
    await options.generate();
  };
  vite.watcher.on('all', (_event, file) => {
    const content = file.startsWith(configDir) || file.startsWith(path.join(root, 'schemas'));
    if (/\.tsx?$|\.css$/.test(file)) renderer.codeChanged();
    else if (!content) return;
    clearTimeout(timer);
    timer = setTimeout(() => refresh().catch(console.error), QUIET);
  });
}

function sitePlugin(options: DevOptions): Plugin {
  return {
    name: 'site',
    configureServer(vite) {
      const renderer = new DevRenderer(vite, options.root);
      watchChanges(vite, renderer, options);
      vite.middlewares.use((request, response, next) => {
        const url = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (url.startsWith('/api/') || url === '/healthz') return options.api(request, response);
        if (!isForSite(request, url)) return next();
        answer(url, response, vite, renderer, options).catch(next);
      });
    },
  };
}

/** Starts the server. @returns Vite's server; close it to end */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  await options.source.refresh();
  const vite = await createServer({
    configFile: false,
    root: options.root,
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
