import { useEffect } from 'react';

/** Adds a prefix to the page's title while `active`, so that the title says that there are errors. */
export function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.title = prefix + document.title;
    return () => {
      // Another page may have been opened meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, active]);
}
