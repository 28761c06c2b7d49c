import { type RefObject, useEffect } from 'react';
import { makeModal } from '../../ui/dialog/modal.ts';

/**
 * Makes an open dialog of the document modal, and follows its first link, which leads out of it, when it is closed in
 * any other way: the open profile is part of the address, so closing it means navigating.
 * @param openerId id of the element with the link that opens it, which is focused afterwards
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
