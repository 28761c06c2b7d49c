import { absoluteUrl, SITEMAP } from '../urls.ts';

/**
 * Which paths robots may crawl. Hidden pages are not excluded here, because a robot must fetch them to see their
 * `noindex`.
 */
export function robots(site: { url: string }): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl(site, SITEMAP)}\n`;
}
