/** Prepares the data that all pages of a build share. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledSite, ImageFile } from '../../contracts/compiled-site.ts';
import type { Assets } from '../bundle/code-record.ts';
import type { Staging } from '../incremental/output.ts';
import { shortHash } from '../incremental/short-hash.ts';
import { IconSet } from '../media/icons.ts';
import { optimiseDrawings } from '../media/optimised-svg.ts';
import { makePictures } from '../media/pictures.ts';
import { SocialCards } from '../media/social-cards.ts';
import type { OnProgress } from '../on-progress.ts';
import { faviconUrl } from '../site-files/favicon.ts';
import { themeColours } from '../site-files/theme-colours.ts';
import { brandStyle, patternDrawing } from '../style/brand-style.ts';
import { cssWithBasePath } from '../style/css-with-base-path.ts';
import { type FontFile, hasOutlines, makeFonts } from '../style/fonts.ts';
import { PageStyles, type ServedStyle } from '../style/page-style.ts';
import { themeStyle } from '../style/theme-style.ts';
import { feedPaths } from '../urls.ts';
import { Breadcrumbs } from './breadcrumbs.ts';
import { withNonBreakingValues } from './keep-together.ts';
import type { RenderContext } from './render-page.ts';

/** Paths and options of the build. */
export interface PrerenderOptions {
  root: string;
  cacheDir: string;
  outDir: string;
  /** Whether pages get social cards. */
  cards: boolean;
  onProgress?: OnProgress;
  /** When the newest source file of the site was changed. */
  sourcesChanged?: Date;
}

/**
 * Up to this many pages are compressed during the build at the highest quality, and have social cards: about 150 ms per
 * page. On larger sites the server compresses the pages, and their own pictures are used for shared links.
 */
export const MAX_PAGES_WITH_EXTRAS = 500;

function stageStyles(assets: Assets, staging: Staging, basePath: string): Map<string, ServedStyle> {
  return new Map(
    assets.styles.map((style) => {
      const css = cssWithBasePath(style.css, basePath);
      const file = `/assets/${style.name}.${style.suffix}${shortHash(css).slice(0, 6)}.css`;
      staging.writeText(`public${file}`, css, true);
      return [style.suffix, { ...style, href: basePath + file }];
    }),
  );
}

async function baseStyle(
  assets: Assets,
  site: CompiledSite,
  brand: { fonts: FontFile[]; pattern: string | undefined },
  cacheDir: string,
): Promise<string> {
  const rules = brandStyle(site, brand.fonts, site.basePath, brand.pattern);
  const theme = await themeStyle(rules, assets.codeHash, cacheDir);
  return cssWithBasePath(assets.baseStyle, site.basePath) + theme;
}

async function stageFonts(site: CompiledSite, cacheDir: string, staging: Staging): Promise<FontFile[]> {
  const fonts = await makeFonts(site.brandDir, cacheDir, site.theme);
  for (const font of fonts) staging.write(`public/fonts/${font.name}`, readFileSync(font.file));
  return fonts;
}

/** Stages the data that all pages share. @returns its URL */
function stageSiteData(site: CompiledSite, staging: Staging): string {
  const data = JSON.stringify(site.data);
  const file = `/assets/site.${shortHash(data).slice(0, 8)}.json`;
  staging.writeText(`public${file}`, data, true);
  return site.basePath + file;
}

/** Stages the theme's pattern, if it has one. @returns its URL */
function stagePattern(site: CompiledSite, drawings: string, staging: Staging): string | undefined {
  const drawing = patternDrawing({ theme: site.theme, brandDir: drawings });
  if (drawing === undefined) return undefined;
  const file = `/images/pattern.${shortHash(drawing).slice(0, 8)}.svg`;
  staging.writeText(`public${file}`, drawing, true);
  return site.basePath + file;
}

/** The maker of social cards, if the pages get any. */
function socialCards(
  site: CompiledSite,
  { cards, cacheDir }: PrerenderOptions,
  images: Map<string, ImageFile>,
): SocialCards | undefined {
  const { brandDir, theme, paths, data } = site;
  if (!cards || paths.length > MAX_PAGES_WITH_EXTRAS || !hasOutlines(theme)) return undefined;
  return new SocialCards({ cacheDir, brandDir, theme, logo: data.navigation.logo.onDark, images });
}

/** The context shared by all pages. Stages the files that belong to it. @throws whatever encoding throws */
export async function buildContext(
  site: CompiledSite,
  assets: Assets,
  options: PrerenderOptions,
  staging: Staging,
): Promise<RenderContext> {
  const { cacheDir, outDir } = options;
  const { basePath } = site;
  const renderer = await import(pathToFileURL(assets.renderer).href);
  const fonts = await stageFonts(site, cacheDir, staging);
  const drawings = await optimiseDrawings(site.brandDir, cacheDir, site.theme);
  const siteDataUrl = stageSiteData(site, staging);
  await makePictures(site.images, cacheDir, path.join(outDir, 'public/images'), options.onProgress);
  const pictures = new Map(site.images.map((image) => [image.picture.className, image]));
  const pattern = stagePattern(site, drawings, staging);
  const base = await baseStyle(assets, site, { fonts, pattern }, cacheDir);
  const display = fonts.find((font) => font.role === 'display');
  return {
    renderer,
    site: site.data,
    basePath,
    siteDataUrl,
    entry: basePath + assets.entry,
    islands: Object.fromEntries(Object.entries(assets.islands).map(([type, file]) => [type, basePath + file])),
    styles: new PageStyles({
      baseStyle: base,
      styles: stageStyles(assets, staging, basePath),
      entrySuffixes: assets.entrySuffixes,
      islandSuffixes: assets.islandSuffixes,
      pictures,
      basePath,
    }),
    baseStyle: base,
    starter: assets.starter,
    font: display && `${basePath}/fonts/${display.name}`,
    favicon: faviconUrl(drawings, basePath),
    drawings,
    icons: new IconSet(drawings, site.theme),
    cards: socialCards(site, options, pictures),
    footer: renderer.renderFooter(site.data),
    breadcrumbs: new Breadcrumbs(site),
    feed: feedPaths(site),
    themeColour: themeColours(site.theme).ground,
    editing: false,
    withNonBreakingValues,
    codeVersion: assets.codeHash,
  };
}
