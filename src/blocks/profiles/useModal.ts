import { type RefObject, useEffect } from 'react';
import { makeModal } from '../../ui/dialog/modal.ts';

/**
 * Makes an open dialog modal. When it is closed by any other means, follows its first link, which leads back to the
 * list: the URL names the open profile, so closing it means navigating.
 * @param openerId id of the element with the link that opens the dialog, which gets the focus afterwards
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, openerId: string): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const leave = () => element.querySelector('a')?.click();
    // The page's entry script may have made it modal earlier, and it may have been closed since.
    if (element.open) makeModal(element);
    else leave();
    element.addEventListener('close', leave);
    return () => {
      element.removeEventListener('close', leave);
      document.getElementById(openerId)?.querySelector('a')?.focus();
    };
  }, [dialog, openerId]);
}
