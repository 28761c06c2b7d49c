import type { ServerConfig } from '../../contracts/server-config.ts';

/** SITE_URL wins over site.json everywhere: in mails, and in checks of where a request comes from. */
export function withSiteUrl(config: ServerConfig, siteUrl: string | undefined): ServerConfig {
  const url = siteUrl + (config.basePath ?? '');
  return siteUrl === undefined ? config : { ...config, site: { ...config.site, url } };
}
