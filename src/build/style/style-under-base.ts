import { underBase } from '../../content/compile/base-path.ts';

/** Style whose own addresses lie below the base path. */
export function styleUnderBase(css: string, basePath: string): string {
  if (basePath === '') return css;
  return css.replace(
    /url\((["']?)(\/[^)"']*)/g,
    (_, quote: string, url: string) => `url(${quote}${underBase(url, basePath)}`,
  );
}
