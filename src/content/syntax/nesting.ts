/** The deepest nesting that content may have; deeper is never meant, and would only exhaust the memory. */
export const deepestNesting = 60;
