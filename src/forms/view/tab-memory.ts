/** A value stored for the browser tab: it survives a reload and is deleted with the tab. */
export interface Memory {
  /** The stored value, unvalidated; undefined if there is none. */
  read: () => unknown;
  keep: (value: unknown) => void;
  forget: () => void;
}

/**
 * Runs an access to storage, which may be unavailable, full or damaged. Errors are ignored; the result is then
 * undefined.
 */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A JSON value in sessionStorage. Storage is accessed on first use only. */
export function tabMemory(name: string): Memory {
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined),
    keep: (value) => attempt(() => sessionStorage.setItem(name, JSON.stringify(value))),
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  };
}
