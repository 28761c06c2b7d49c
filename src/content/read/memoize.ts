import { addDependency, withDependencies } from '../cache/dependencies.ts';

/**
 * Wraps a function so that it runs only once for each object, as long as the object is in use.
 * @param find what to find out about an object, which must not change, from nothing but that object and its content
 */
export function memoizeByObject<Key extends object, Rest extends unknown[], Found>(
  find: (key: Key, ...rest: Rest) => Found,
): (key: Key, ...rest: Rest) => Found {
  const known = new WeakMap<Key, ReturnType<typeof withDependencies<Found>>>();
  return (key, ...rest) => {
    const one = known.get(key) ?? withDependencies(() => find(key, ...rest));
    known.set(key, one);
    for (const kind of one.dependencies) addDependency(kind);
    return one.found;
  };
}

/** Wraps something that takes a while to make, so that it is made at its first use, and only then. */
export function lazy<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
