/** Tells robots what they may ask for. */
import { absolute, SITEMAP } from '../addresses.ts';

/** What search engines may ask for. Pages that shall not be listed say so themselves, which only a visitor can read. */
export function robots(site: { url: string }): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute(site, SITEMAP)}\n`;
}
