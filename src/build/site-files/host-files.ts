/** The server's headers and redirects as files for static hosts: `_headers` and `_redirects`. */

import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { CACHE_CONTROL, HASHED_FOLDERS, siteHeaders } from '../../contracts/hosting.ts';
import { filesOf } from '../incremental/build-record.ts';

type Site = Pick<CompiledSite, 'basePath' | 'redirects'> & {
  data: { site: { url: string }; missing: CompiledSite['data']['missing']; integrations: { reportsTo?: string } };
};

function headerRule(urlPattern: string, headers: Record<string, string>): string {
  return [urlPattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The headers of every file. Hosts combine the values of two rules that match a URL, so files that are revalidated have
 * no rule: that is the hosts' default.
 */
export function headersFile({ basePath, data }: Site): string {
  const hashed = HASHED_FOLDERS.map((folder) =>
    headerRule(`${basePath}/${folder}/*`, { 'cache-control': CACHE_CONTROL.hashed }),
  );
  return [headerRule(`${basePath}/*`, siteHeaders(data.site.url, data.integrations.reportsTo)), ...hashed].join('\n');
}

/**
 * Redirects and rewrites: moved pages, "not found" pages for unknown entries, and everything below the base path to
 * the files at the top of the folder. Trailing slashes and index.html are left to the hosts (a rule here would cause a
 * redirect loop), and the format cannot express lower-casing.
 */
export function redirectsFile({ basePath, data, redirects }: Site): string {
  const redirectLines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308`);
  const missing = data.missing.map(({ prefix, path }) => `${prefix}* ${path.slice(basePath.length)}.html 404`);
  const below = basePath === '' ? [] : [`/ ${basePath}/ 302`, `${basePath}/* /:splat 200`];
  return [...redirectLines, ...missing, ...below, ''].join('\n');
}

/** The redirects as lines of nginx's `map`, by the path that nginx sees. */
export function nginxRedirectMap({ redirects }: Pick<CompiledSite, 'redirects'>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to};\n`)
    .join('');
}

/**
 * A page at each old URL, for hosts that support neither file: it redirects, and tells search engines so.
 * @returns pages by name, relative to the output folder
 */
export function redirectPages({ redirects, basePath, data }: Site): Map<string, string> {
  const { origin } = new URL(data.site.url);
  const pages = Object.entries(redirects).map(
    ([from, to]) => [filesOf(from.slice(basePath.length)).document, redirectPage(origin, to)] as const,
  );
  return new Map(pages);
}

function redirectPage(origin: string, to: string): string {
  const url = `${origin}${to}`;
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>${url}</title>`,
    `<link rel="canonical" href="${url}">`,
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<a href="${to}">${url}</a>`,
    '',
  ].join('\n');
}
