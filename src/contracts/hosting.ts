import { POLICIES } from './trusted-types.ts';

/**
 * The headers of every file of the built site, on every host: the project's own server, nginx with the configuration in
 * deploy/, or a static host that reads `_headers`. A test compares all of them with this module.
 */

/**
 * Folders of the built site whose file names contain a hash of the content, so the files never change. `:part` stands
 * for the folder of one shard of the search index; other files in there have no hash.
 */
export const HASHED_FOLDERS = ['assets', 'images', 'fonts', 'pagefind/:part/fragment', 'pagefind/:part/index'] as const;

/** The folders as a regular expression, for the server and for nginx. */
export const HASHED_PATTERN = `^/(${HASHED_FOLDERS.join('|').replaceAll(':part', '[^/]+')})/`;

/** Cache-Control of files that never change, and of all others, which are revalidated each time. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The Trusted Types directives of a page's content security policy. */
export const TRUSTED_TYPES = `require-trusted-types-for 'script';trusted-types ${Object.values(POLICIES).join(' ')}`;

/**
 * The browser features that could harm a visitor most and that this site never uses, in its own pages or in embedded
 * ones. The list is short because headers count towards the 14,600 bytes of the network's first flight.
 */
const DENIED = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const FRAMES = "frame-ancestors 'none'";

/**
 * Headers of every response. Pages have their own strict policy in a meta tag, with the hashes of their inline code. A
 * header cannot know those, so it only contains what a meta tag cannot.
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

/** Only meaningful over https. */
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Sets where browsers report violations. A policy in a meta tag cannot do that, so a header repeats the policy. */
function reporting(url: string): Record<string, string> {
  const to = '; report-to default';
  return {
    'content-security-policy': FRAMES + to,
    'content-security-policy-report-only': `${TRUSTED_TYPES};object-src 'none';base-uri 'none'${to}`,
    'reporting-endpoints': `default="${url}"`,
  };
}

/**
 * The headers of every response of a site at this URL.
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
