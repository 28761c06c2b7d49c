import type { ReactNode } from 'react';

/** Holds back what would compete with the page itself, until that is there (`browser/entry/deferred-markup.ts`). Its place must not depend on it. */
export function DeferredMarkup({ children }: { children: ReactNode }) {
  return <noscript data-late="">{children}</noscript>;
}
