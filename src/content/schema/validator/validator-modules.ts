/** Names of the modules that the generated validators load with `require`. */
export const MODULES = { keywords: 'content-keywords', formats: 'content-formats' } as const;

/** Keywords that only collect something and never cause an error. */
export const COLLECTING = ['x-ref', 'x-place', 'x-text', 'x-resolve'] as const;

export type CollectingKeyword = (typeof COLLECTING)[number];
