import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { NameInfo } from '../../../contract/files.ts';
import { positionBelow } from '../../ui/Menu.tsx';
import { matchingNames } from '../names/matching-names.ts';
import { useActiveOption } from '../names/use-active-option.ts';

const MAX_NAMES = 60;

/** Keeps an open list at its input, which moves when, for example, a finding appears above it. */
function useFollowing(
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => {
      if (list.current) positionBelow(list.current, input.current);
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [list, input, isOpen]);
}

/**
 * The state and keyboard handling of the list of suggestions below an input.
 * @param onPick called with the chosen suggestion, before the list closes
 */
export function useSuggestions(names: readonly NameInfo[], onPick: (name: NameInfo) => void) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const found = matchingNames(names, query ?? '').slice(0, MAX_NAMES);
  const open = () => {
    const element = popover.current;
    if (!element || names.length === 0) return;
    element.showPopover();
    positionBelow(element, input.current);
  };
  const isOpen = query !== undefined;
  useFollowing(popover, input, isOpen);
  // The names may arrive after the input was clicked; then open the list.
  const isKnown = names.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` changes with each rendering.
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen, isKnown]);
  const pick = (name: NameInfo) => {
    onPick(name);
    hide();
  };
  const { active, reset, onKeyDown } = useActiveOption(found, popover, { first: -1, onPick: pick });
  const hide = () => {
    popover.current?.hidePopover();
    setQuery(undefined);
    setTyped(undefined);
    reset();
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
    /** The text typed since the list was opened; undefined if none. */
    typed,
    type: (text: string) => {
      setTyped(text);
      setQuery(text);
      reset();
      open();
    },
    hide,
    pick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
      if (onKeyDown(event) || event.key !== 'Escape' || !popover.current?.matches(':popover-open')) return;
      hide();
      event.preventDefault();
    },
  };
}
