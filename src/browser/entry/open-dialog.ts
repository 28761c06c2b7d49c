import { makeModal } from '../../ui/dialog/modal.ts';

/** Makes the dialog modal that the document came with, open at its address: before the block that holds it is hydrated. */
export function makeOpenDialogModal(): void {
  const dialog = document.querySelector<HTMLDialogElement>('main dialog[open]');
  if (dialog) makeModal(dialog);
}
