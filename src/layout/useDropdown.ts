import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { entryForKey } from './menu-keys.ts';

/** Whether a dropdown is open, and when it closes. */
export interface DropdownState {
  open: boolean;
  /** Milliseconds between the pointer leaving and the menu closing. */
  closeDelay: number;
  /** Whether the header is hydrated; before that, CSS opens the menu on hover and focus. */
  live: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Opens and closes a dropdown: handlers for pointer and keyboard. */
export function useDropdown(
  item: RefObject<HTMLLIElement | null>,
  { open, closeDelay, live, onOpen, onClose }: DropdownState,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a menu that was already hovered or focused before hydration
  useEffect(() => {
    if (live && item.current && isVisited(item.current)) onOpen();
    return cancel;
  }, [live]);

  // Escape also closes a menu that was opened by the pointer, wherever the focus is.
  useEffect(() => {
    if (!open) return undefined;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      if (item.current?.matches(':focus-within')) item.current.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open, onClose, item]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      cancel();
      if (pointerType === 'mouse') onOpen();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(onClose, closeDelay);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const links = [...(item.current?.querySelectorAll('a') ?? [])];
      const focused = links.findIndex((link) => link.matches(':focus'));
      const next = entryForKey(event.key, focused, links.length);
      if (next === undefined) return;
      event.preventDefault();
      onOpen();
      requestAnimationFrame(() => links[next]?.focus());
    },
  };
}

/** Whether CSS shows the menu now, because of hover, or of focus on its button or a link. */
function isVisited(item: HTMLElement): boolean {
  const pointed = item.matches(':hover') && matchMedia('(hover: hover)').matches;
  return pointed || item.matches(':focus-within');
}
