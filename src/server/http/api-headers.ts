/** What goes with answers that are no pages, besides the headers of the site: they hold nothing that may run, be framed or be kept. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;
