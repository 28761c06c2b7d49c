/** Names of the Trusted Types policies that the browser's code makes and the policy of each page allows. */
export const POLICIES = {
  /** Makes HTML of what the build rendered: `ui/rich-text/trusted-html.ts`. */
  html: 'html',
  /** Lets the search start its worker; asked by the browser whenever a text is used as it is. */
  worker: 'default',
} as const;
