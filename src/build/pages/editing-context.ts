import { BODY_FONT } from '../../contracts/body-font.ts';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { brandDrawing } from '../media/brand-drawing.ts';
import { IconSet } from '../media/icons.ts';
import { FAVICON } from '../site-files/favicon.ts';
import { themeColours } from '../site-files/theme-colours.ts';
import { brandStyle, patternDrawing } from '../style/brand-style.ts';
import { makeFonts } from '../style/fonts.ts';
import { PageStyles } from '../style/page-style.ts';
import { svgDataUri } from '../style/svg-data-uri.ts';
import { feedPaths } from '../urls.ts';
import { Breadcrumbs } from './breadcrumbs.ts';
import type { RenderContext, Renderer } from './render-page.ts';

/** URL of the shared site data while the site is edited. */
export const SITE_DATA = '/site-data.json';

/**
 * Script of pages while they are edited, for the starter: the body font everywhere from the beginning, so that text is
 * laid out as for most visitors, and no element gets the class before it is hydrated.
 */
export const SHOW_BODY_FONT = `document.documentElement.classList.add(${JSON.stringify(BODY_FONT)});`;

/** The browser code of pages while they are edited. */
export interface EditingCode {
  renderer: Renderer;
  /** URL of the browser's entry. */
  entry: string;
  /** URL of each block's script, by block type. */
  islands: Record<string, string>;
  /** The inline starter. */
  starter: string;
  /** Rules of every page that precede the company's. */
  baseStyle: string;
  /** Changes when the code of components changes. */
  version: string;
}

/**
 * The context for rendering pages while they are edited: no security policy, keys derived from content, and the rules
 * of all blocks on every page.
 * @param cacheDir the folder where fonts are cached
 */
export async function editingContext(site: CompiledSite, code: EditingCode, cacheDir: string): Promise<RenderContext> {
  const fonts = await makeFonts(site.brandDir, cacheDir, site.theme);
  return {
    renderer: code.renderer,
    site: site.data,
    basePath: '',
    siteDataUrl: SITE_DATA,
    entry: code.entry,
    islands: code.islands,
    styles: new PageStyles({
      baseStyle: '',
      styles: new Map(),
      entrySuffixes: [],
      islandSuffixes: {},
      pictures: new Map(site.images.map((image) => [image.picture.className, image])),
      basePath: '',
    }),
    baseStyle: code.baseStyle + brandStyle(site, fonts, '', patternUri(site), 'block'),
    starter: code.starter,
    favicon: svgDataUri(brandDrawing(site.brandDir, FAVICON, site.theme)),
    drawings: site.brandDir,
    icons: new IconSet(site.brandDir, site.theme, { skipsUnknown: true }),
    footer: code.renderer.renderFooter(site.data),
    breadcrumbs: new Breadcrumbs(site),
    feed: feedPaths(site),
    themeColour: themeColours(site.theme).ground,
    editing: true,
    codeVersion: code.version,
  };
}

/** The pattern as a data URI, because no files are written while editing. */
function patternUri(site: CompiledSite): string | undefined {
  const drawing = patternDrawing(site);
  return drawing === undefined ? undefined : svgDataUri(drawing);
}
