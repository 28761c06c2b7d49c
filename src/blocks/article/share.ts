/** The absolute URL of an article, for sharing. */
export function articleAddress(origin: string, path: string, id: string): string {
  return new URL(`${path}/${id}`, origin).href;
}

/** The URL that shares an article: the template with {url} and {title} filled in and URL-encoded. */
export function shareLink(template: string, article: { url: string; title: string }): string {
  return template.replace(/\{(url|title)\}/g, (_, name: 'url' | 'title') => encodeURIComponent(article[name]));
}
