const ownAddress = /^\{\{\s*site\.url\s*\}\}(\/.*)/s;

/** The path in a link within the site, without query and fragment. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}

/** The path in a full address of this site, as mails contain it: '/contact#form' for '{{site.url}}/contact#form'. */
export function ownLink(text: string): string | undefined {
  return ownAddress.exec(text)?.[1];
}
