/** What the code of validators asks for by `require`. */
export const MODULES = { keywords: 'content-keywords', formats: 'content-formats' } as const;

/** Keywords that find nothing wrong and note what a file names. */
export const COLLECTING = ['x-ref', 'x-place', 'x-text', 'x-resolve'] as const;

export type CollectingKeyword = (typeof COLLECTING)[number];
