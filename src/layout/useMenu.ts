import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The menu on phones: says whether it is open, closes it when the path changes, and keeps the focus between its
 * button and its links. Opening, closing and Escape are the browser's own, so that they work before this runs.
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
    // Not at the start: the press that opened the menu may be what brought this script here.
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

/** Browsers without popovers do not know the selector either; style sheets open the menu there. */
function isOpen(menu: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && menu !== null && menu.matches(':popover-open');
}

/** Links, and links that lead nowhere yet, which are buttons; what style sheets hide is no stop. */
function stopsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((stop) => stop.checkVisibility());
}

function keepFocus(event: KeyboardEvent, stops: (HTMLElement | null)[]): void {
  const here = stops.findIndex((stop) => stop?.matches(':focus'));
  const next = (here + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
  event.preventDefault();
  stops[here === -1 && event.shiftKey ? stops.length - 1 : next]?.focus();
}
