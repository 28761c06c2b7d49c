/**
 * What random tests try: every day the same, so that nobody's change fails by chance; in the long proofs something new
 * each time, and a failure tells its seed. SEED=N tries that one again. What fails is shown as it was found, since
 * looking for something smaller can take minutes; SHRINK=yes does look.
 */
import fc from 'fast-check';

const EVERY_DAY = 20260601;
const { SEED, SHRINK, THOROUGH } = process.env;
const seed = SEED ?? (THOROUGH === 'yes' ? undefined : EVERY_DAY);

fc.configureGlobal({ endOnFailure: SHRINK !== 'yes', ...(seed === undefined ? {} : { seed: Number(seed) }) });
