/**
 * What goes with every file of the built site, wherever it is served from: the project's own server, nginx with the
 * configuration in deploy/, or a static host that reads `_headers`. A test holds all of them to this description.
 */

/**
 * Folders of the built site whose files have a hash of their content in their name: they never change. `:part` stands for
 * the folder of one part of the search index; what else is in there has no hash.
 */
export const HASHED_FOLDERS = ['assets', 'images', 'fonts', 'pagefind/:part/fragment', 'pagefind/:part/index'] as const;

/** The folders as a regular expression, for the server and for nginx. */
export const HASHED_PATTERN = `^/(${HASHED_FOLDERS.join('|').replaceAll(':part', '[^/]+')})/`;

/** Cache-Control of files that never change, and of all others, which are asked for again each time. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * Headers of every answer. Pages carry a strict policy of their own in a meta tag, with the hashes of their inline
 * code; a header cannot know those, so it says only what a meta tag cannot.
 */
const ALWAYS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Makes sense over https alone. */
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** The headers of every answer of a site at this address. */
export function siteHeaders(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { ...ALWAYS, ...OVER_HTTPS } : { ...ALWAYS };
}

const HASHED = new RegExp(HASHED_PATTERN);

/** Cache-Control of the file at a path of the site, which begins with a slash. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}
