/**
 * Records on which kinds of files a result depends, so that it stays valid until one of them changes (decision 16).
 */

/** Stands for all kinds: the result depends on how files refer to each other. */
export const EVERY_KIND = '*';

interface DependencyCollector extends Disposable {
  readonly dependencies: Set<string>;
  /** While this is set, nothing is recorded. */
  isPaused: boolean;
}

let active: DependencyCollector | undefined;

/** Records that the result being collected depends on the files of this kind. */
export function addDependency(kind: string): void {
  if (active?.isPaused === false) active.dependencies.add(kind);
}

/** Collects dependencies until it is disposed of; meanwhile, the outer collector gets none. */
export function collectDependencies(): DependencyCollector {
  const outer = active;
  active = {
    dependencies: new Set(),
    isPaused: false,
    [Symbol.dispose]: () => {
      active = outer;
    },
  };
  return active;
}

/** Calls a function. @returns its result and dependencies, which the caller has to add to its own */
export function withDependencies<Found>(find: () => Found): { found: Found; dependencies: ReadonlySet<string> } {
  using collector = collectDependencies();
  return { found: find(), dependencies: collector.dependencies };
}
