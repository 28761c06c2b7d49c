/** Names of the Trusted Types policies that the browser code creates and each page allows. */
export const POLICIES = {
  /** Creates HTML from what the build rendered: `ui/rich-text/trusted-html.ts`. */
  html: 'html',
  /** Lets the search start its worker. The browser applies this policy wherever a plain string is used. */
  worker: 'default',
} as const;
