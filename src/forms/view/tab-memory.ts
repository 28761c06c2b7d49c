/** A place in the memory of the browser's tab: it survives a reload and ends with the tab. */
export interface Memory {
  /** What is kept, whatever it is by now; undefined when nothing is. */
  read: () => unknown;
  keep: (value: unknown) => void;
  forget: () => void;
}

/** Storage may be refused or full, and what stands in it may be damaged: then there is no memory, and nobody is bothered. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The memory of the tab under a name, as JSON. Touches nothing before it is used. */
export function tabMemory(name: string): Memory {
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined),
    keep: (value) => attempt(() => sessionStorage.setItem(name, JSON.stringify(value))),
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  };
}
