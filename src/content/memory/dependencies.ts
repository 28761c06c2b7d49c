/**
 * Records on which kinds of files a result depends, so that it stays valid until one of them changes (decision 16).
 */

/** Stands for all kinds: the result depends on how files refer to each other. */
export const EVERY_KIND = '*';

let collected: Set<string> | undefined;

/** Records that what is being found out depends on the files of this kind. */
export function addDependency(kind: string): void {
  collected?.add(kind);
}

/** Collects dependencies in this set from now on, or in none. @returns the set they were collected in before */
export function collectIn(set: Set<string> | undefined): Set<string> | undefined {
  const before = collected;
  collected = set;
  return before;
}

/** Calls a function. @returns its result and dependencies, which the caller has to add to its own */
export function withDependencies<Found>(find: () => Found): { found: Found; dependencies: ReadonlySet<string> } {
  const dependencies = new Set<string>();
  const before = collectIn(dependencies);
  try {
    return { found: find(), dependencies };
  } finally {
    collectIn(before);
  }
}
