import { useEffect, useState } from 'react';
import type { LeaderItem } from '../../generated/types.ts';
import { onAddressChange } from '../../ui/link/address-change.ts';
import { isPlainClick } from '../../ui/link/plain-click.ts';
import { personAt } from './people.ts';

/** The path that a click is about to navigate to within the app; undefined for every other click. */
function clickedAddress(event: MouseEvent): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.target === '_blank' || anchor.origin !== location.origin || !isPlainClick(event))
    return undefined;
  return anchor.pathname;
}

/**
 * Whose profile is open, according to the URL. A click on a link to a profile, or to the list, shows its effect at
 * once; the router changes the URL when everything is loaded.
 * @param selected the person of the URL the page was rendered for
 */
export function useSelectedPerson(people: LeaderItem[], selected: LeaderItem | null, listPath: string) {
  const [shown, setShown] = useState(selected);
  useEffect(() => {
    const follow = (address: string) => {
      const person = personAt(people, listPath, address);
      if (person !== undefined) setShown(person);
    };
    const onClick = (event: MouseEvent) => {
      const address = clickedAddress(event);
      if (address !== undefined) follow(address);
    };
    // The URL may have changed before this block was hydrated.
    follow(location.pathname);
    const stop = onAddressChange(follow);
    // Capture phase, to run before the router, which would handle the click.
    document.addEventListener('click', onClick, true);
    return () => {
      stop();
      document.removeEventListener('click', onClick, true);
    };
  }, [people, listPath]);
  return shown;
}
