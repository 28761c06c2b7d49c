/** What the server says and does with addresses, written down for static hosts: `_headers` and `_redirects`. */

import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { CACHE_CONTROL, HASHED_FOLDERS, siteHeaders } from '../../contracts/hosting.ts';

type Site = Pick<CompiledSite, 'basePath'> & {
  data: { site: { url: string }; missing: CompiledSite['data']['missing']; integrations: { reportsTo?: string } };
};

function headerRule(address: string, headers: Record<string, string>): string {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The headers of every file. Hosts join the values of two rules that fit one address, so what is asked for again each
 * time has no rule of its own: that is what they do with everything.
 */
export function headersFile({ basePath, data }: Site): string {
  const hashed = HASHED_FOLDERS.map((folder) =>
    headerRule(`${basePath}/${folder}/*`, { 'cache-control': CACHE_CONTROL.hashed }),
  );
  return [headerRule(`${basePath}/*`, siteHeaders(data.site.url, data.integrations.reportsTo)), ...hashed].join('\n');
}

/**
 * Where addresses lead that are no file: entries that do not exist to the screen that says so, and everything below the
 * base path to the files, which lie at the top of the folder. Slashes at the end and index.html are the hosts' own
 * business (a rule of ours would send visitors in a circle), and small letters are beyond the format.
 */
export function redirectsFile({ basePath, data }: Site): string {
  const missing = data.missing.map(({ prefix, path }) => `${prefix}* ${path.slice(basePath.length)}.html 404`);
  const below = basePath === '' ? [] : [`/ ${basePath}/ 302`, `${basePath}/* /:splat 200`];
  return [...missing, ...below, ''].join('\n');
}
