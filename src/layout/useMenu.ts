import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The menu on phones: reports whether it is open, closes it when the path changes, and keeps the focus between its
 * button and its links. The browser itself handles opening, closing and Escape, so these work before this hook runs.
 */
export function useMenu(
  toggle: RefObject<HTMLButtonElement | null>,
  menu: RefObject<HTMLElement | null>,
  path: string,
): boolean {
  const [open, setOpen] = useState(false);
  const shownPath = useRef(path);

  useEffect(() => {
    const element = menu.current;
    const onToggle = () => setOpen(isOpen(element));
    onToggle();
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [menu]);

  useEffect(() => {
    // Not on the first run: the tap that opened the menu may have loaded this script.
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (isOpen(menu.current)) menu.current?.hidePopover();
  }, [menu, path]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocus(event, [toggle.current, ...stopsIn(menu.current)]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, toggle, menu]);

  return open;
}

/** Browsers without popovers do not support the selector either; CSS opens the menu there. */
function isOpen(menu: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && menu !== null && menu.matches(':popover-open');
}

/** Focusable entries that are visible: links, and buttons for links without a target yet. */
function stopsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((stop) => stop.checkVisibility());
}

function keepFocus(event: KeyboardEvent, stops: (HTMLElement | null)[]): void {
  const here = stops.findIndex((stop) => stop?.matches(':focus'));
  const next = (here + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
  event.preventDefault();
  stops[here === -1 && event.shiftKey ? stops.length - 1 : next]?.focus();
}
