import { underBase } from '../../content/compile/base-path.ts';

/** CSS with the base path added to its URLs. */
export function cssWithBasePath(css: string, basePath: string): string {
  if (basePath === '') return css;
  return css.replace(
    /url\((["']?)(\/[^)"']*)/g,
    (_, quote: string, url: string) => `url(${quote}${underBase(url, basePath)}`,
  );
}
