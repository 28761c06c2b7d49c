/** Renders a checked site into the output folder. A page whose inputs have not changed is not rendered again. */
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { underBase } from '../config/base-path.ts';
import type { CompiledSite, ServerConfig } from '../shapes.ts';
import { themeCss } from '../styles/theme.ts';
import { feedPaths } from './addresses.ts';
import type { Assets } from './assets.ts';
import { type BuildRecord, filesOf, pageRecord, readRecord, staleFiles } from './build-record.ts';
import { compress } from './compress.ts';
import { cssTargets } from './css-modules.ts';
import { makeDrawings } from './drawings.ts';
import { type FontFile, fontFaceRules, makeFonts } from './fonts.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { IconSet } from './icons.ts';
import { Staging } from './output.ts';
import { PageStyles, type ServedStyle } from './page-style.ts';
import { makePictures } from './pictures.ts';
import { type RenderContext, type RenderedPage, renderPage } from './render-page.ts';
import { searchHash } from './search/documents.ts';
import { makeAppIcons } from './site-files/app-icons.ts';
import { siteFiles } from './site-files/site-files.ts';
import { themeColours } from './site-files/theme-colours.ts';
import { SocialCards } from './social-cards.ts';
import { Trails } from './trails.ts';
import { StyleSheet } from './used-rules.ts';

/** Where things lie. */
export interface PrerenderOptions {
  root: string;
  cacheDir: string;
  outDir: string;
  /** Whether pages get a picture of their own for shared links. */
  cards: boolean;
}

/** What a build did. */
export interface BuildReport {
  pages: number;
  rendered: number;
  record: BuildRecord;
}

/**
 * Up to this many pages are compressed while building, at the highest quality, and have social cards of their own:
 * about 150 ms a page. The pages of larger sites are compressed by the server and share their pictures as they are.
 */
const FULL_SERVICE_PAGES = 500;

const sha = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Style whose own addresses lie below the base path. */
function styleUnderBase(css: string, basePath: string): string {
  return css.replace(
    /url\((["']?)(\/[^)"']*)/g,
    (_, quote: string, url: string) => `url(${quote}${underBase(url, basePath)}`,
  );
}

function serveStyles(assets: Assets, staging: Staging, basePath: string): Map<string, ServedStyle> {
  const styles = Object.values(assets.styles).sort((a, b) => a.name.localeCompare(b.name));
  return new Map(
    styles.map((style) => {
      const css = styleUnderBase(style.css, basePath);
      const file = `/assets/${style.name}.${style.mark}${sha(css).slice(0, 6)}.css`;
      stageText(staging, `public${file}`, css, true);
      return [style.mark, { ...style, css, href: basePath + file, sheet: new StyleSheet(css) }];
    }),
  );
}

function baseStyle(assets: Assets, site: CompiledSite, fonts: FontFile[]): string {
  const theme = Buffer.from(fontFaceRules(fonts, site.basePath) + themeCss(site.theme));
  return (
    styleUnderBase(assets.baseStyle, site.basePath) +
    transform({ filename: 'theme.css', code: theme, minify: true, targets: cssTargets }).code.toString()
  );
}

async function contextFor(
  site: CompiledSite,
  assets: Assets,
  options: PrerenderOptions,
  staging: Staging,
): Promise<RenderContext> {
  const { root, cacheDir, outDir } = options;
  const { basePath } = site;
  const renderer = await import(pathToFileURL(assets.renderer).href);
  const fonts = await makeFonts(root, cacheDir, site.theme);
  for (const font of fonts) staging.write(`public/fonts/${font.name}`, readFileSync(font.file));
  const data = JSON.stringify(site.data);
  const siteFile = `/assets/site.${sha(data).slice(0, 8)}.json`;
  stageText(staging, `public${siteFile}`, data, true);
  await makePictures(site.images, cacheDir, path.join(outDir, 'public/images'));
  const pictures = new Map(site.images.map((image) => [image.picture.className, image]));
  const display = fonts.find((font) => font.role === 'display');
  return {
    renderer,
    site: site.data,
    basePath,
    siteUrl: basePath + siteFile,
    entry: basePath + assets.entry,
    islands: Object.fromEntries(Object.entries(assets.islands).map(([type, file]) => [type, basePath + file])),
    styles: new PageStyles({
      styles: serveStyles(assets, staging, basePath),
      entryMarks: assets.entryMarks,
      islandMarks: assets.islandMarks,
      pictures,
    }),
    baseStyle: baseStyle(assets, site, fonts),
    starter: assets.starter,
    font: display && `${basePath}/fonts/${display.name}`,
    icons: new IconSet(root, await makeDrawings(path.join(root, 'public'), cacheDir)),
    cards:
      options.cards && site.paths.length <= FULL_SERVICE_PAGES
        ? new SocialCards({
            root,
            cacheDir,
            theme: site.theme,
            logo: site.data.navigation.logo.onDark,
            images: pictures,
          })
        : undefined,
    footer: renderer.renderFooter(site.data),
    trails: new Trails(site),
    feed: feedPaths(site),
    themeColour: themeColours(site.theme).ground,
    editing: false,
    codeVersion: assets.codeHash,
  };
}

/**
 * Stages a text file and its brotli form. Many pages are left to the server, which compresses what is asked for. A text
 * that is in place with its brotli form stays: that form is put in place first, so it is never the older of the two.
 */
function stageText(staging: Staging, name: string, text: string, compressed: boolean): void {
  if (compressed && staging.isInPlace(`${name}.br`) && staging.holds(name, text)) return;
  if (compressed) staging.write(`${name}.br`, compress(text));
  staging.write(name, text);
}

/** Stages a page and the files of its islands. @returns the names of these files */
function stagePage(
  staging: Staging,
  names: { document: string; data: string },
  { document, data, files }: RenderedPage,
  compressed: boolean,
): string[] {
  stageText(staging, names.document, document, compressed);
  stageText(staging, names.data, JSON.stringify(data), compressed);
  return Object.entries(files).map(([address, text]) => {
    const name = `public${address}`;
    if (!staging.has(name)) stageText(staging, name, text, true);
    return name;
  });
}

/** Renders what has changed. @returns the new record and how many pages were rendered */
function renderChanged(
  site: CompiledSite,
  context: RenderContext,
  shared: string,
  before: BuildRecord,
  staging: Staging,
) {
  const compressed = site.paths.length <= FULL_SERVICE_PAGES;
  const known = before.shared === shared && before.compressed === compressed ? before.pages : {};
  const isSameCommon = before.common === site.commonHash;
  const today = new Date().toISOString().slice(0, 10);
  const pages: BuildRecord['pages'] = {};
  let rendered = 0;
  for (const { path: urlPath, canonicalPath } of site.paths) {
    const name = urlPath.slice(site.basePath.length);
    const last = known[name];
    const above = context.trails.mark(canonicalPath);
    const source = `${site.sourceHash(urlPath)} ${above}`;
    if (last && isSameCommon && last.source === source) {
      pages[name] = last;
      continue;
    }
    const page = site.page(urlPath);
    const compiled = sha(JSON.stringify(page) + above);
    if (last?.compiled === compiled) {
      pages[name] = { ...last, source };
      continue;
    }
    // With other code or theme nobody can tell whether the content has changed too: the day stays as it was known.
    const changed = last ? today : before.pages[name]?.changed;
    const rendering = renderPage(page, context);
    const files = stagePage(staging, filesOf(name), rendering, compressed);
    const found = name === canonicalPath ? searchHash(name, rendering.data) : undefined;
    pages[name] = pageRecord(page, { source, compiled, files, found, changed });
    rendered += 1;
  }
  return { record: { shared, common: site.commonHash, compressed, pages } satisfies BuildRecord, rendered };
}

/** The pages for paths that lead nowhere: 404.html at the top, and in folders whose entries have a page of their own for that. */
function stageNotFound(site: CompiledSite, context: RenderContext, staging: Staging): void {
  for (const urlPath of [site.notFoundPath, ...site.data.missing.map((missing) => missing.path)]) {
    const name = urlPath.slice(site.basePath.length);
    const names = { document: `public${name}.html`, data: `public${name}/page-data.json` };
    stagePage(staging, names, renderPage({ ...site.page(urlPath), hidden: true }, context), true);
  }
}

/** Copies files of public/, and the scripts that are not in place; their names hold a hash of their content. */
function copyAssets(assets: Assets, { root, outDir }: PrerenderOptions, staging: Staging): void {
  const target = path.join(outDir, 'public');
  mkdirSync(path.join(target, 'assets'), { recursive: true });
  cpSync(path.join(root, 'public'), target, { recursive: true });
  const scripts = path.join(assets.clientDir, 'assets');
  for (const name of readdirSync(scripts)) {
    const file = path.join(scripts, name);
    if (!staging.isInPlace(`public/assets/${name}`, statSync(file).size))
      copyFileSync(file, path.join(target, 'assets', name));
  }
}

/**
 * Renders the site. When anything throws, the output folder keeps the last good build.
 * @throws what rendering or encoding throws
 */
export async function prerender(site: CompiledSite, assets: Assets, options: PrerenderOptions): Promise<BuildReport> {
  const before = readRecord(options.outDir);
  const staging = new Staging(options.outDir);
  try {
    const context = await contextFor(site, assets, options, staging);
    const shared = sha(
      [assets.codeHash, context.baseStyle, context.siteUrl, JSON.stringify([site.images, context.feed])].join('\0'),
    );
    const { record, rendered } = renderChanged(site, context, shared, before, staging);
    stageNotFound(site, context, staging);
    staging.write('public/_headers', headersFile(site));
    staging.write('public/_redirects', redirectsFile(site));
    await context.cards?.make(path.join(options.outDir, 'public/images'));
    const formPieces = context.renderer.renderFormPieces(site.server.forms);
    staging.write('server.json', JSON.stringify({ ...site.server, formPieces } satisfies ServerConfig));
    staging.write('paths.json', JSON.stringify(site.paths.map(({ path }) => path)));
    staging.write('build.json', JSON.stringify(record));
    for (const [name, text] of await siteFiles(site, record)) staging.write(`public/${name}`, text);
    await makeAppIcons(options, themeColours(site.theme).dark);
    copyAssets(assets, options, staging);
    for (const name of staleFiles(before, record, staging)) staging.remove(name);
    staging.commit();
    return { pages: site.paths.length, rendered, record };
  } catch (error) {
    staging.discard();
    throw error;
  }
}
