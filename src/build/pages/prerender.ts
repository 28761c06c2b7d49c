/** Renders a checked site into the output folder. A page whose inputs have not changed is not rendered again. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { Assets } from '../bundle/code-record.ts';
import { type BuildRecord, filesOf, pageRecord, readRecord, staleFiles } from '../incremental/build-record.ts';
import { cachedCompress } from '../incremental/compress.ts';
import { Staging } from '../incremental/output.ts';
import { shortHash } from '../incremental/short-hash.ts';
import { brandDrawing } from '../media/brand-drawing.ts';
import type { OnProgress } from '../on-progress.ts';
import { searchHash } from '../search/documents.ts';
import { makeAppIcons } from '../site-files/app-icons.ts';
import { FAVICON } from '../site-files/favicon.ts';
import { headersFile, nginxRedirectMap, redirectPages, redirectsFile } from '../site-files/host-files.ts';
import { listedPages, siteFiles } from '../site-files/site-files.ts';
import { themeColours } from '../site-files/theme-colours.ts';
import { SITEMAP } from '../urls.ts';
import { buildContext, MAX_PAGES_WITH_EXTRAS, type PrerenderOptions } from './render-context.ts';
import { type RenderContext, type RenderedPage, renderPage } from './render-page.ts';

/** The result of rendering. */
export interface BuildReport {
  pages: number;
  rendered: number;
  record: BuildRecord;
}

/** Stages a page and the files of its islands. @returns the names of these files */
function stagePage(
  staging: Staging,
  names: { document: string; data: string },
  { document, data, files }: RenderedPage,
  compressed: boolean,
): string[] {
  staging.writeText(names.document, document, compressed);
  staging.writeText(names.data, JSON.stringify(data), compressed);
  return Object.entries(files).map(([urlPath, text]) => {
    const name = `public${urlPath}`;
    if (!staging.has(name)) staging.writeText(name, text, true);
    return name;
  });
}

/** Renders what has changed. @returns the new records of the pages, and how many were rendered */
function renderChanged(
  site: CompiledSite,
  context: RenderContext,
  sharedHash: string,
  before: BuildRecord,
  staging: Staging,
  onProgress?: OnProgress,
) {
  const compressed = site.paths.length <= MAX_PAGES_WITH_EXTRAS;
  const known = before.sharedHash === sharedHash && before.compressed === compressed ? before.pages : {};
  const isSameCommon = before.commonHash === site.commonHash;
  const today = new Date().toISOString().slice(0, 10);
  const pages: BuildRecord['pages'] = {};
  let rendered = 0;
  for (const [index, { path: urlPath, canonicalPath }] of site.paths.entries()) {
    const name = urlPath.slice(site.basePath.length);
    const last = known[name];
    const above = context.breadcrumbs.trailHash(canonicalPath);
    const source = `${site.sourceHash(urlPath)} ${above}`;
    if (last && isSameCommon && last.source === source) {
      pages[name] = last;
      continue;
    }
    onProgress?.('Rendering pages', index, site.paths.length);
    const page = site.page(urlPath);
    const compiled = shortHash(JSON.stringify(page) + above);
    if (last?.compiled === compiled) {
      pages[name] = { ...last, source };
      continue;
    }
    // If the code or theme changed, it is unknown whether the content did too, so the date is kept.
    const changed = last ? today : before.pages[name]?.changed;
    const rendering = renderPage(page, context);
    const files = stagePage(staging, filesOf(name), rendering, compressed);
    const searchTextHash = name === canonicalPath ? searchHash(name, rendering.data) : undefined;
    pages[name] = pageRecord(page, { source, compiled, files, searchTextHash, changed });
    rendered += 1;
  }
  return { compressed, pages, rendered };
}

/**
 * Stages the pages for unknown paths: 404.html at the top level, and in folders of collections with their own "not
 * found" page.
 */
function stageNotFound(site: CompiledSite, context: RenderContext, staging: Staging): void {
  for (const urlPath of [site.notFoundPath, ...site.data.missing.map((missing) => missing.path)]) {
    const name = urlPath.slice(site.basePath.length);
    const names = { document: `public${name}.html`, data: `public${name}/page-data.json` };
    stagePage(staging, names, renderPage({ ...site.page(urlPath), hidden: true }, context), true);
  }
}

/** Copies static files, and scripts that are missing; the names of scripts contain a hash of their content. */
function copyAssets(assets: Assets, site: CompiledSite, outDir: string, staging: Staging): void {
  const target = path.join(outDir, 'public');
  mkdirSync(path.join(target, 'assets'), { recursive: true });
  if (existsSync(site.publicDir)) cpSync(site.publicDir, target, { recursive: true });
  writeFileSync(path.join(target, FAVICON), brandDrawing(site.brandDir, FAVICON, site.theme));
  const scripts = path.join(assets.clientDir, 'assets');
  for (const name of readdirSync(scripts)) {
    const file = path.join(scripts, name);
    if (!staging.isInPlace(`public/assets/${name}`, statSync(file).size))
      copyFileSync(file, path.join(target, 'assets', name));
  }
}

/** Stages the files for static hosts and nginx. `redirects`: the redirecting pages by name. */
function stageHostFiles(site: CompiledSite, redirects: Map<string, string>, staging: Staging): void {
  staging.write('public/_headers', headersFile(site));
  staging.write('public/_redirects', redirectsFile(site));
  staging.write('moved.map', nginxRedirectMap(site));
  for (const [name, text] of redirects) staging.write(name, text);
}

/** Stages the files that only the server reads. */
function stageServerFiles(
  site: CompiledSite,
  { renderer }: RenderContext,
  { sourcesChanged }: PrerenderOptions,
  staging: Staging,
): void {
  const formTemplates = renderer.renderFormTemplates(site.server.forms);
  const sourcesChangedAt = sourcesChanged?.toISOString();
  const mailTemplates = renderer.renderMailPieces(site.data.site, site.theme);
  const server: ServerConfig = { ...site.server, formTemplates, mailTemplates, sourcesChangedAt };
  staging.write('server.json', JSON.stringify(server));
  staging.write('paths.json', JSON.stringify(site.paths.map(({ path }) => path)));
}

/** Hash of everything pages share when they are rendered. */
function sharedHashOf(site: CompiledSite, { codeHash }: Assets, context: RenderContext): string {
  const { baseStyle, favicon, drawings, siteDataUrl, feed } = context;
  const lists = JSON.stringify([site.images, feed]);
  return shortHash([codeHash, baseStyle, favicon, drawings, siteDataUrl, lists].join('\0'));
}

/**
 * Renders the site. If anything throws, the output folder keeps the last good build.
 * @throws whatever rendering or encoding throws
 */
export async function prerender(site: CompiledSite, assets: Assets, options: PrerenderOptions): Promise<BuildReport> {
  const before = readRecord(options.outDir);
  const staging = new Staging(options.outDir, cachedCompress(options.cacheDir));
  try {
    const context = await buildContext(site, assets, options, staging);
    const sharedHash = sharedHashOf(site, assets, context);
    const { rendered, ...made } = renderChanged(site, context, sharedHash, before, staging, options.onProgress);
    const listed = listedPages(site, made);
    const redirects = redirectPages(site);
    const record = {
      ...made,
      redirectPages: [...redirects.keys()],
      sharedHash,
      commonHash: site.commonHash,
      sitemapHash: shortHash(JSON.stringify([assets.codeHash, site.data.site.url, listed])),
    } satisfies BuildRecord;
    const isListedAlready = record.sitemapHash === before.sitemapHash && staging.isInPlace(`public${SITEMAP}`);
    stageNotFound(site, context, staging);
    stageHostFiles(site, redirects, staging);
    await context.cards?.make(path.join(options.outDir, 'public/images'), options.onProgress);
    stageServerFiles(site, context, options, staging);
    staging.write('build.json', JSON.stringify(record));
    for (const [name, text] of await siteFiles(site, isListedAlready ? undefined : listed))
      staging.write(`public/${name}`, text);
    await makeAppIcons({ ...options, brandDir: site.brandDir }, themeColours(site.theme).dark, site.theme);
    copyAssets(assets, site, options.outDir, staging);
    for (const name of staleFiles(before, record, staging)) staging.remove(name);
    await staging.commit();
    return { pages: site.paths.length, rendered, record };
  } catch (error) {
    staging.discard();
    throw error;
  }
}
