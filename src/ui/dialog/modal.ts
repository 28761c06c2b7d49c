/**
 * Makes a dialog modal that is already open in the document, so that it is readable without script. Focuses its title
 * (`aria-labelledby`), and scrolls to its start.
 */
export function makeModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  // Otherwise the first control would get the focus, which looks like a visitor's action.
  if (name) name.autofocus = true;
  // An open dialog cannot be made modal, so it is closed first; this is not visible.
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.scrollTop = 0;
}
