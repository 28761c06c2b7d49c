import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { NameInfo } from '../../../contract/files.ts';
import { placeBelow } from '../../ui/Menu.tsx';
import { matching } from '../names/matching-names.ts';

const MOST = 60;

/**
 * The list of suggestions below a field: its content, and its keyboard handling.
 * @param onPick called with the chosen suggestion; the list is closed then
 */
export function useSuggestions(names: readonly NameInfo[], onPick: (name: NameInfo) => void) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const found = matching(names, query ?? '').slice(0, MOST);
  const open = () => {
    const element = popover.current;
    if (!element || names.length === 0) return;
    element.showPopover();
    placeBelow(element, input.current);
  };
  const isOpen = query !== undefined;
  // The field moves when a finding appears above it, and the list shrinks.
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => {
      if (popover.current) placeBelow(popover.current, input.current);
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  // They may be known only after the field was clicked.
  const isKnown = names.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened again only when there is something to show.
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen, isKnown]);
  const hide = () => {
    popover.current?.hidePopover();
    setQuery(undefined);
    setTyped(undefined);
    setActive(-1);
  };
  const pick = (name: NameInfo) => {
    onPick(name);
    hide();
  };
  return {
    input,
    popover,
    found,
    active,
    isOpen,
    showAll: () => {
      setQuery('');
      open();
    },
    /** What was typed since the list was opened. */
    typed,
    type: (text: string) => {
      setTyped(text);
      setQuery(text);
      setActive(-1);
      open();
    },
    hide,
    pick,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = found[active];
      if (step !== undefined) {
        open();
        const next = (active + step + found.length) % Math.max(1, found.length);
        setActive(next);
        popover.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && chosen) pick(chosen);
      else if (event.key === 'Escape' && popover.current?.matches(':popover-open')) hide();
      else return;
      event.preventDefault();
    },
  };
}
