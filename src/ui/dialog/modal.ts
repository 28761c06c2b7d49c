/**
 * Makes a dialog modal that is open in the document already, so that it can be read without script. Its name gets the
 * focus (`aria-labelledby`), and it begins at its start.
 */
export function makeModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  // Otherwise the first control had the focus before, which looks like a visitor's doing.
  if (name) name.autofocus = true;
  // An open dialog cannot be made modal; without the attribute it is closed, and no one sees it.
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.scrollTop = 0;
}
