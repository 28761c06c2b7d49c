import { type RefObject, useEffect } from 'react';
import { makeModal } from '../../ui/dialog/modal.ts';

/**
 * Makes an open dialog of the document modal, and follows its first link, which leads out of it, when it is closed in any other way: the
 * address says which profile is open, so closing is going to another address.
 * @param openerId what holds the link that opens it, which gets the focus when it has gone
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, openerId: string): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const leave = () => element.querySelector('a')?.click();
    // Made modal before, by the entry of the page, it may have been closed already.
    if (element.open) makeModal(element);
    else leave();
    element.addEventListener('close', leave);
    return () => {
      element.removeEventListener('close', leave);
      document.getElementById(openerId)?.querySelector('a')?.focus();
    };
  }, [dialog, openerId]);
}
