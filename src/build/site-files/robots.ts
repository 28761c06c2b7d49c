/** Writes robots.txt. */
import { absolute, SITEMAP } from '../addresses.ts';

/**
 * Which paths robots may crawl. Unlisted pages are not excluded here: their `noindex` is only seen by a robot that may
 * fetch them.
 */
export function robots(site: { url: string }): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute(site, SITEMAP)}\n`;
}
