import { useSyncExternalStore } from 'react';

/** A value that can be watched. */
export class Observable<T> {
  #value: T;
  readonly #watchers = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Calls the watcher after each change. @returns a function that removes it */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
}

/** The value of an observable; the component renders again when it changes. */
export function useObserved<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.watch, observable.get);
}

/** A part of an observable's value; the component renders again only when that part changes. */
export function useSelected<T, Part>(observable: Observable<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(observable.watch, () => select(observable.get()));
}
