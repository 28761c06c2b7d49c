import { type KeyboardEvent, type RefObject, useState } from 'react';

/**
 * Which option of a list is active, and the keys that move on and choose it.
 * @param list the element with the options
 * @param first the index of the active option before a key is pressed; -1 for none
 */
export function useActiveOption<Option>(
  options: readonly Option[],
  list: RefObject<HTMLElement | null>,
  { first, onPick }: { first: 0 | -1; onPick: (option: Option) => void },
) {
  const [active, setActive] = useState<number>(first);
  return {
    active,
    reset: () => setActive(first),
    /** Returns whether the key was one of these. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = options[active];
      if (step !== undefined && options.length > 0) {
        const next = (active + step + options.length) % options.length;
        setActive(next);
        list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && chosen) onPick(chosen);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
