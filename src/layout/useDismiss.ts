import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes something open: on Escape, which returns the focus to its first button, and on events outside of it.
 * @param types the events that close it, such as `pointerdown`; always the same array
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  types: readonly string[],
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close.current();
      root.current?.querySelector('button')?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && target !== document && !root.current?.contains(target)) close.current();
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, listening);
    for (const type of types) document.addEventListener(type, onLeave, listening);
    return () => listening.abort();
  }, [root, open, types]);
}
