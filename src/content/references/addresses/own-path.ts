const ownAddress = /^\{\{\s*site\.url\s*\}\}(\/.*)/s;

/** The link inside an address of this site as mails write it: '/contact#form' for '{{site.url}}/contact#form'. */
export function ownLink(text: string): string | undefined {
  return ownAddress.exec(text)?.[1];
}
