import { type RefObject, useEffect, useState } from 'react';

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

  useEffect(() => {
    const element = menu.current;
    const onToggle = () => setOpen(element?.matches(':popover-open') ?? false);
    onToggle();
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [menu]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu (specification 2.2)
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [menu, path]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocus(event, [toggle.current, ...(menu.current?.querySelectorAll('a') ?? [])]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, toggle, menu]);

  return open;
}

function keepFocus(event: KeyboardEvent, stops: (HTMLElement | null)[]): void {
  const here = stops.findIndex((stop) => stop?.matches(':focus'));
  const next = (here + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
  event.preventDefault();
  stops[here === -1 && event.shiftKey ? stops.length - 1 : next]?.focus();
}
