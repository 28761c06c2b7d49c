const ownAddress = /^\{\{\s*site\.url\s*\}\}(\/.*)/s;

/** The path of a link within the site, without its query and the place on the page. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}

/** The link inside an address of this site as mails write it: '/contact#form' for '{{site.url}}/contact#form'. */
export function ownLink(text: string): string | undefined {
  return ownAddress.exec(text)?.[1];
}
