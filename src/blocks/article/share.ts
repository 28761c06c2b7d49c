/** The address of an article on the site, for links that are shared. */
export function articleAddress(origin: string, path: string, id: string): string {
  return new URL(`${path}/${id}`, origin).href;
}

/** The address that shares an article: {url} and {title} filled in, encoded for an address. */
export function shareLink(template: string, article: { url: string; title: string }): string {
  return template.replace(/\{(url|title)\}/g, (_, name: 'url' | 'title') => encodeURIComponent(article[name]));
}
