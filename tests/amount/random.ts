/**
 * Settings of random tests: a fixed seed in `npm test`, so that no change fails by chance; a new one in each nightly run,
 * which a failure prints. SEED=N repeats that run. Failing cases are reported as found, since looking for smaller ones
 * can take minutes; SHRINK=yes does so.
 */
import fc from 'fast-check';

const EVERY_DAY = 20260601;
const { SEED, SHRINK, THOROUGH } = process.env;
const seed = SEED ?? (THOROUGH === 'yes' ? undefined : EVERY_DAY);

fc.configureGlobal({ endOnFailure: SHRINK !== 'yes', ...(seed === undefined ? {} : { seed: Number(seed) }) });
