import { IconSet } from '../../../build/media/icons.ts';
import { optimiseDrawings } from '../../../build/media/optimised-svg.ts';
import type { RenderContext } from '../../../build/pages/render-page.ts';
import { faviconUrl } from '../../../build/site-files/favicon.ts';
import { brandStyle } from '../../../build/style/brand-style.ts';
import { makeFonts } from '../../../build/style/fonts.ts';
import { PageStyles } from '../../../build/style/page-style.ts';
import { themeStyle } from '../../../build/style/theme-style.ts';
import type { CompiledSite } from '../../../contracts/compiled-site.ts';
import type { StudioCode } from '../code/studio-code.ts';

/** A placeholder for the URL of the pattern's file. It has the same length as the real one, so that sizes are right. */
const PATTERN = '/images/pattern.00000000.svg';

/**
 * The context for rendering pages as the build does: only the CSS rules that a page needs, optimised drawings, and the
 * pattern in a file.
 * @param context the context for previews
 */
export async function visitorsContext(
  site: CompiledSite,
  context: RenderContext,
  code: StudioCode,
  cacheDir: string,
): Promise<RenderContext> {
  const drawings = await optimiseDrawings(site.brandDir, cacheDir, site.theme);
  const fonts = await makeFonts(site.brandDir, cacheDir, site.theme);
  const pattern = site.theme.pattern && PATTERN;
  const brand = await themeStyle(brandStyle(site, fonts, '', pattern), code.version, cacheDir);
  return {
    ...context,
    editing: false,
    starter: code.starter,
    favicon: faviconUrl(drawings, ''),
    drawings,
    icons: new IconSet(drawings, site.theme, { skipsUnknown: true }),
    styles: new PageStyles({
      baseStyle: code.baseStyle + brand,
      styles: new Map(code.styles.map((style) => [style.suffix, { ...style, href: '' }])),
      entrySuffixes: [],
      islandSuffixes: code.islandSuffixes,
      pictures: new Map(site.images.map((image) => [image.picture.className, image])),
      basePath: '',
    }),
  };
}
