/** What pages may weigh, in bytes after brotli: the promises made for the site. */
export const LIMITS = {
  /** The inline starter: the only script before the load event. */
  starter: 1000,
  /** The inline style of any page. */
  style: 8000,
  /** All script of a page that was scrolled to its end and used, by path; no other page may need more than the largest. */
  script: { '/': 80_000, '/contact': 97_000 },
} as const;

/** All script that a path may load. */
export function scriptLimit(urlPath: string): number {
  return urlPath === '/' ? LIMITS.script['/'] : LIMITS.script['/contact'];
}
