import { POLICIES } from './trusted-types.ts';

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

/** What a page's content security policy says about texts that a browser would run or read as HTML. */
export const TRUSTED_TYPES = `require-trusted-types-for 'script';trusted-types ${Object.values(POLICIES).join(' ')}`;

/**
 * What would harm a visitor most and this site never asks for, in its own pages and in what they embed. Every byte here
 * goes before a page: the first flight of the network holds 14,600 with the headers, and the longer list has no room.
 */
const DENIED = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const FRAMES = "frame-ancestors 'none'";

/**
 * Headers of every answer. Pages carry a strict policy of their own in a meta tag, with the hashes of their inline
 * code; a header cannot know those, so it says only what a meta tag cannot.
 */
const ALWAYS = {
  'content-security-policy': FRAMES,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED.map((name) => `${name}=()`).join(','),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Makes sense over https alone. */
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Where browsers report violations. A policy in a meta tag cannot name it, so a header repeats the policy. */
function reporting(url: string): Record<string, string> {
  const to = '; report-to default';
  return {
    'content-security-policy': FRAMES + to,
    'content-security-policy-report-only': `${TRUSTED_TYPES};object-src 'none';base-uri 'none'${to}`,
    'reporting-endpoints': `default="${url}"`,
  };
}

/**
 * The headers of every answer of a site at this address.
 * @param reportsTo the https address that browsers report to, if there is one
 */
export function siteHeaders(siteUrl: string, reportsTo?: string): Record<string, string> {
  return {
    ...ALWAYS,
    ...(siteUrl.startsWith('https:') && OVER_HTTPS),
    ...(reportsTo !== undefined && reporting(reportsTo)),
  };
}

const HASHED = new RegExp(HASHED_PATTERN);

/** Cache-Control of the file at a path of the site, which begins with a slash. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}
