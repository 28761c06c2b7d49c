/** A guarantee, what was observed, and whether it holds. */
export interface Outcome {
  promise: string;
  found: string;
  holds: boolean;
}

/** How many examples of failures are printed. */
const MAX_EXAMPLES = 3;

/** The outcome of a guarantee that allows no failure. `faults` lists the failures. */
export function zeroFailures(faults: string[], promise: string, checked: string): Outcome {
  const examples = faults.slice(0, MAX_EXAMPLES).join('; ');
  return {
    promise,
    found: faults.length === 0 ? checked : `${faults.length} faults: ${examples}`,
    holds: faults.length === 0,
  };
}
