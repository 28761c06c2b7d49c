import { type RefObject, useEffect } from 'react';

/**
 * Makes an open dialog of the document modal, and follows its first link, which leads out of it, when it is closed in any other way: the
 * address says which profile is open, so closing is going to another address.
 * @param focusId what gets the focus when it opens
 * @param openerId what holds the link that opens it, which gets the focus when it has gone
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, focusId: string, openerId: string): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const leave = () => element.querySelector('a')?.click();
    if (element.open) {
      // An open dialog cannot be made modal; without the attribute it is closed, and no one sees it.
      element.removeAttribute('open');
      element.showModal();
      document.getElementById(focusId)?.focus({ preventScroll: true });
      element.scrollTop = 0;
    } else leave();
    element.addEventListener('close', leave);
    return () => {
      element.removeEventListener('close', leave);
      document.getElementById(openerId)?.querySelector('a')?.focus();
    };
  }, [dialog, focusId, openerId]);
}
