import { makeModal } from '../../ui/dialog/modal.ts';

/** Makes the dialog that is open in the HTML modal before its block is hydrated. */
export function makeOpenDialogModal(): void {
  const dialog = document.querySelector<HTMLDialogElement>('main dialog[open]');
  if (dialog) makeModal(dialog);
}
