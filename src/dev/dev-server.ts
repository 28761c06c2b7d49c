/** `npm run dev`: serves the site while it is edited. Vite serves the code; this serves pages, pictures and the API. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { applyChosen } from '../content/fixes/apply-fixes.ts';
import { publicFolder } from '../content/read/files.ts';
import type { Finding } from '../contracts/finding.ts';
import { DevRenderer } from './dev-renderer.ts';
import { DevSearch } from './dev-search.ts';
import { GallerySource } from './gallery.ts';
import { SerialQueue } from './serial-queue.ts';
import { isForSite, type RequestContext, respond } from './site-routes.ts';
import type { SiteSource } from './site-source.ts';
import { isTolerated } from './tolerated-findings.ts';

/** Answers a call of the API. */
type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface DevOptions {
  root: string;
  configDir: string;
  /** The cache folder of Vite's prebundled packages and the gallery's pages. Not shared between servers. */
  cacheDir: string;
  host: string;
  port: number;
  source: SiteSource;
  api: ApiHandler;
  /** Regenerates types and editors' schemas after a change of content or schemas. */
  generate: () => Promise<unknown>;
}

const DEBOUNCE_MS = 8;
/** For editors that save in several steps: a broken file may be complete a moment later. */
const SAVE_GRACE_MS = 60;
/** Without a change; by then the page has been shown. */
const WARNINGS_DELAY_MS = 300;
/** Without a change; types and editors' schemas are not urgent. */
const GENERATE_DELAY_MS = 1500;

const WARM_UP_DELAY_MS = 1000;

/** Recompiles the content and reports the result to browser and terminal. */
async function refresh(vite: ViteDevServer, { gallery, source }: RequestContext): Promise<void> {
  const wasBroken = source.errors.length > 0;
  await source.refresh({ onlyErrors: true });
  gallery.forget();
  if (source.errors.length > 0 && !wasBroken) {
    await pause(SAVE_GRACE_MS);
    await source.refresh({ onlyErrors: true });
  }
  const isShown = source.errors.every(isTolerated);
  vite.ws.send(isShown ? 'site:update' : 'site:findings', source.allFindings);
  if (source.errors.length > 0) return source.print();
  if (wasBroken) console.log('The content is in order again.');
}

const contentFolders = ({ root, configDir }: DevOptions) => [configDir, path.join(root, 'schemas')];

/**
 * Returns whether no page depends on a file. The repository has thousands of such files, and watching them would delay
 * the first page.
 */
function isUnrelated(options: DevOptions): (file: string) => boolean {
  const repository = `${normalizePath(options.root)}/`;
  const followed = [...contentFolders(options), path.join(options.root, 'src')].map((folder) => normalizePath(folder));
  return (file) =>
    file.startsWith(repository) &&
    file.slice(repository.length).includes('/') &&
    !followed.some((folder) => `${file}/`.startsWith(`${folder}/`));
}

/** Calls back after a pause, unless the signal aborts before. */
function afterPause(ms: number, signal: AbortSignal, callback: () => void): void {
  const timer = setTimeout(callback, ms).unref();
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Handles changes of content and components, one at a time. Each change aborts what is left to do for the last one. */
function watchChanges(vite: ViteDevServer, context: RequestContext, options: DevOptions): void {
  const folders = contentFolders(options);
  vite.watcher.add(folders);
  const queue = new SerialQueue();
  const enqueue = (task: () => Promise<unknown>) => queue.run(task).catch(console.error);
  let change = new AbortController();
  vite.watcher.on('all', (_event, file) => {
    const isContent = folders.some((folder) => file.startsWith(folder + path.sep));
    if (/\.tsx?$|\.css$/.test(file)) context.renderer.codeChanged();
    else if (!isContent) return;
    // What was saved is shown before warnings are looked for.
    change.abort();
    change = new AbortController();
    const { signal } = change;
    afterPause(DEBOUNCE_MS, signal, () => enqueue(() => refresh(vite, context)));
    afterPause(WARNINGS_DELAY_MS, signal, () => enqueue(() => listFindings(vite, context, signal)));
    afterPause(GENERATE_DELAY_MS, signal, () => {
      if (context.source.errors.length === 0) enqueue(options.generate);
    });
  });
}

/** Checks for warnings too, and lists everything found in the browser, unless the signal aborts before. */
async function listFindings(vite: ViteDevServer, { source }: RequestContext, signal: AbortSignal): Promise<void> {
  try {
    await source.checkWarnings(signal);
    vite.ws.send('site:findings', source.allFindings);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** A finding whose button was pressed. `choice`: the index of the choice if it was not the button of the fix. */
type FixRequest = Pick<Finding, 'file' | 'line' | 'column' | 'code'> & { choice?: number };

/** Fixes the finding whose button was pressed; the file watcher picks up the change. */
function fixOnRequest(vite: ViteDevServer, { root, source }: RequestContext): void {
  const fix = async (request: FixRequest) => {
    // The file may have changed since the finding was shown.
    await source.checkWarnings();
    const isRequested = (finding: Finding) =>
      (['file', 'line', 'column', 'code'] as const).every((name) => finding[name] === request[name]);
    const finding = source.allFindings.find(isRequested);
    const fix = request.choice === undefined ? finding?.fix : finding?.choices?.[request.choice];
    if (finding && fix) applyChosen(root, finding, fix);
  };
  vite.ws.on('site:fix', (request: FixRequest) => fix(request).catch(console.error));
}

function sitePlugin(options: DevOptions): Plugin {
  return {
    name: 'site',
    configureServer(vite) {
      const { root, configDir, cacheDir, source } = options;
      const gallery = new GallerySource(root, configDir, path.join(cacheDir, 'gallery'));
      const renderer = new DevRenderer(vite, root);
      const context = { root, source, gallery, renderer, search: new DevSearch(renderer) };
      watchChanges(vite, context, options);
      fixOnRequest(vite, context);
      vite.httpServer?.once('listening', () => {
        renderer.warmUp().catch(console.error);
      });
      vite.middlewares.use((request, response, next) => {
        const url = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (url === '/healthz') return options.api(request, response);
        if (url.startsWith('/api/')) {
          const ready = source.site ? renderer.renderMailTemplates(source.site) : Promise.resolve();
          return ready.then(() => options.api(request, response), next);
        }
        if (!isForSite(request, url)) return next();
        respond(url, response, vite, context).catch(next);
      });
    },
  };
}

/** Starts the server. @returns Vite's server; close it to end */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const { source } = options;
  await source.refresh();
  await source.print();
  const vite = await createServer({
    configFile: path.join(options.root, 'vite.config.ts'),
    configLoader: 'native',
    mode: 'dev',
    cacheDir: options.cacheDir,
    publicDir: publicFolder(options.configDir),
    plugins: [sitePlugin(options)],
    server: { host: options.host, port: options.port, watch: { ignored: isUnrelated(options) } },
  });
  // The first check is slow; this warms it up before the first edit.
  setTimeout(() => source.checkWarnings().catch(console.error), WARM_UP_DELAY_MS).unref();
  return vite.listen();
}
