/** `npm run dev`: serves the site while it is edited. Vite serves the code; this serves pages, pictures and the API. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { applyChosen } from '../content/fixes/apply-fixes.ts';
import { publicFolder } from '../content/read/files.ts';
import type { Finding } from '../contracts/finding.ts';
import { answer, isForSite, type Parts } from './answers.ts';
import { DevRenderer } from './dev-renderer.ts';
import { DevSearch } from './dev-search.ts';
import { GallerySource } from './gallery.ts';
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

/** Milliseconds of quiet after the last change before the content is compiled. */
const QUIET = 8;
/** Milliseconds for editors that save in several steps: a broken file may be complete a moment later. */
const SAVING = 60;
/** Milliseconds without a change before warnings are checked: by then the page has been shown. */
const SHOWN = 300;
/** Milliseconds without a change before types and editors' schemas are regenerated, which is not urgent. */
const IDLE = 1500;

/** Milliseconds after the start until the content is compiled once more. */
const WARM_UP = 1000;

/** Recompiles the content and reports the result to browser and terminal. */
async function refresh(vite: ViteDevServer, { gallery, source }: Parts): Promise<void> {
  const wasBroken = source.findings.length > 0;
  await source.refresh({ onlyErrors: true });
  gallery.forget();
  if (source.findings.length > 0 && !wasBroken) {
    await pause(SAVING);
    await source.refresh({ onlyErrors: true });
  }
  const isShown = source.findings.every(isTolerated);
  vite.ws.send(isShown ? 'site:update' : 'site:findings', source.listed);
  if (source.findings.length > 0) return source.print();
  if (wasBroken) console.log('The content is in order again.');
}

const contentFolders = ({ root, configDir }: DevOptions) => [configDir, path.join(root, 'schemas')];

/**
 * Returns whether no page depends on a file. The repository has thousands of such files, and watching them would delay
 * the first page.
 */
function isBeside(options: DevOptions): (file: string) => boolean {
  const repository = `${normalizePath(options.root)}/`;
  const followed = [...contentFolders(options), path.join(options.root, 'src')].map((folder) => normalizePath(folder));
  return (file) =>
    file.startsWith(repository) &&
    file.slice(repository.length).includes('/') &&
    !followed.some((folder) => `${file}/`.startsWith(`${folder}/`));
}

/** Handles changes of content and components, one at a time. */
function watchChanges(vite: ViteDevServer, parts: Parts, options: DevOptions): void {
  const folders = contentFolders(options);
  vite.watcher.add(folders);
  let timer: NodeJS.Timeout | undefined;
  let shown: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let warnings = new AbortController();
  const generate = () => {
    if (parts.source.findings.length === 0) last = last.then(options.generate).then(() => {}, console.error);
  };
  vite.watcher.on('all', (_event, file) => {
    const isContent = folders.some((folder) => file.startsWith(folder + path.sep));
    if (/\.tsx?$|\.css$/.test(file)) parts.renderer.codeChanged();
    else if (!isContent) return;
    for (const waiting of [timer, shown, idle]) clearTimeout(waiting);
    // What was saved is shown before warnings are looked for.
    warnings.abort();
    warnings = new AbortController();
    const { signal } = warnings;
    timer = setTimeout(() => {
      last = last.then(() => refresh(vite, parts)).catch(console.error);
    }, QUIET);
    shown = setTimeout(() => {
      last = last
        .then(() => listFindings(vite, parts, signal))
        .catch((error) => {
          if (!signal.aborted) console.error(error);
        });
    }, SHOWN).unref();
    idle = setTimeout(generate, IDLE).unref();
  });
}

/** Checks for warnings too, and lists everything found in the browser. */
async function listFindings(vite: ViteDevServer, { source }: Parts, signal: AbortSignal): Promise<void> {
  await source.checkWarnings(signal);
  vite.ws.send('site:findings', source.listed);
}

/** A finding whose button was pressed. `choice`: the index of the choice if it was not the button of the fix. */
type Asked = Pick<Finding, 'file' | 'line' | 'column' | 'code'> & { choice?: number };

/** Fixes the finding whose button was pressed; the file watcher picks up the change. */
function fixOnRequest(vite: ViteDevServer, { root, source }: Parts): void {
  const fix = async (asked: Asked) => {
    // The file may have changed since the finding was shown.
    await source.checkWarnings();
    const isAsked = (finding: Finding) =>
      (['file', 'line', 'column', 'code'] as const).every((name) => finding[name] === asked[name]);
    const finding = source.listed.find(isAsked);
    const fix = asked.choice === undefined ? finding?.fix : finding?.choices?.[asked.choice];
    if (finding && fix) applyChosen(root, finding, fix);
  };
  vite.ws.on('site:fix', (asked: Asked) => fix(asked).catch(console.error));
}

function sitePlugin(options: DevOptions): Plugin {
  return {
    name: 'site',
    configureServer(vite) {
      const { root, configDir, cacheDir, source } = options;
      const gallery = new GallerySource(root, configDir, path.join(cacheDir, 'gallery'));
      const renderer = new DevRenderer(vite, root);
      const parts = { root, source, gallery, renderer, search: new DevSearch(renderer) };
      watchChanges(vite, parts, options);
      fixOnRequest(vite, parts);
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
        answer(url, response, vite, parts).catch(next);
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
    server: { host: options.host, port: options.port, watch: { ignored: isBeside(options) } },
  });
  // The first check is slow; this warms it up before the first edit.
  setTimeout(() => source.checkWarnings().catch(console.error), WARM_UP).unref();
  return vite.listen();
}
