/**
 * The prefix of the title of a test that could not run because the machine lacks something; see
 * tests/contracts/when-available.ts.
 */
export const NOT_RUN = 'Not run: ';
