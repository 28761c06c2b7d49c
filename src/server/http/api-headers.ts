/** Extra headers of responses that are not pages: nothing in them may run, be framed or be cached. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;
