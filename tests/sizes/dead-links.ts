/** Finds dead links of a built site: to a path without a file, or to an anchor that does not exist. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPaths, documentOf } from '../../scripts/bench/built-site.ts';

const HREF = /<a\s[^>]*?href="([^"]*)"/g;

function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/** Each dead link as 'page: link'. `dist`: the output folder of a build. */
export function deadLinks(dist: string): string[] {
  const paths = builtPaths(dist);
  const places = new Map(paths.map((urlPath) => [urlPath, idsIn(documentOf(dist, urlPath))]));
  return [...paths, '/404.html'].flatMap((urlPath) => {
    const links = [...documentOf(dist, urlPath).matchAll(HREF)].map(([, link = '']) => link);
    return [...new Set(links)].filter((link) => isDead(link, urlPath)).map((link) => `${urlPath}: ${link}`);
  });

  function isDead(link: string, from: string): boolean {
    if (/^(https?:|mailto:|tel:)/.test(link)) return false;
    const { pathname, hash } = new URL(link, `http://site${from}`);
    const known = places.get(pathname);
    if (!known) return !existsSync(path.join(dist, 'public', pathname)) || !path.extname(pathname);
    return hash !== '' && !known.has(decodeURIComponent(hash.slice(1)));
  }
}
