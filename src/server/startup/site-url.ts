import type { ServerConfig } from '../../contracts/server-config.ts';

/** Overrides the address in site.json with SITE_URL: in mails, and in checks of a request's origin. */
export function withSiteUrl(config: ServerConfig, siteUrl: string | undefined): ServerConfig {
  const url = siteUrl + (config.basePath ?? '');
  return siteUrl === undefined ? config : { ...config, site: { ...config.site, url } };
}
