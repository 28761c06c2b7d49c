/** Size limits of pages, in bytes after Brotli compression. */
export const LIMITS = {
  /** The inline starter: the only script before the load event. */
  starter: 1000,
  /** The inline style of any page. */
  style: 8100,
  /** All scripts of a page that was scrolled to its end and used, by path; no other page may exceed the largest. */
  script: { '/': 80_000, '/contact': 97_800 },
} as const;

/** The limit for all scripts of a path. */
export function scriptLimit(urlPath: string): number {
  return urlPath === '/' ? LIMITS.script['/'] : LIMITS.script['/contact'];
}
