import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showInStrip } from '../../ui/slides/show-in-strip.ts';
import { tabForHash, tabForKey } from './tab-keys.ts';

interface TabsState {
  current: number;
  /** Whether a tab was ever selected, so that panels fade in from then on. */
  chosen: boolean;
  strip: RefObject<HTMLDivElement | null>;
  choose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Which tab is shown: the first, until a click, a key or a link selects another. */
export function useTabs(ids: readonly string[]): TabsState {
  const [chosen, choose] = useState<number>();
  const strip = useRef<HTMLDivElement>(null);
  const current = chosen ?? 0;
  const names = ids.join(' ');

  useEffect(() => onTabLink(names.split(' '), choose), [names]);

  useEffect(() => {
    const tab = chosen === undefined ? undefined : strip.current?.children[chosen];
    if (strip.current && tab instanceof HTMLElement) showInStrip(strip.current, tab);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, current, ids.length);
    const tab = next === undefined ? undefined : strip.current?.children[next];
    if (next === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    choose(next);
    tab.focus({ preventScroll: true });
  };

  return { current, chosen: chosen !== undefined, strip, choose, onKeyDown };
}

/**
 * Calls back with the tab that the URL names, now and whenever a link leads to one.
 * @returns stops it
 */
function onTabLink(ids: readonly string[], open: (index: number) => void): () => void {
  const openNamed = (hash: string) => {
    const index = tabForHash(hash, ids);
    if (index !== undefined) open(index);
  };
  const onHash = () => openNamed(location.hash);
  // A link to the current hash causes no hashchange event.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname) openNamed(link.hash);
  };
  onHash();
  addEventListener('hashchange', onHash);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('hashchange', onHash);
    document.removeEventListener('click', onClick);
  };
}
