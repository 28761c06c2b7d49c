/** Names of the Trusted Types policies that the browser code creates and each page's policy allows. */
export const POLICIES = {
  /** Creates HTML from what the build rendered: `ui/rich-text/trusted-html.ts`. */
  html: 'html',
  /** Lets the search start its worker. The browser applies this policy whenever a plain string is used. */
  worker: 'default',
} as const;
