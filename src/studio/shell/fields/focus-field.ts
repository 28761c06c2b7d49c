import { pointersAround } from '../client/findings.ts';
import type { Reveal } from './form-context.ts';

/** Elements to focus: controls, or if there are none, buttons. */
const CONTROLS = 'input, textarea, select, [contenteditable=true]';
const BUTTONS = 'button';
const MAX_FRAMES = 6;

/**
 * Scrolls the field at a pointer into view, and focuses it unless `keepsFocus`. Waits some frames, in which closed
 * groups around the field open; if it does not appear, uses the nearest element around it.
 */
export async function focusField(form: Element, { pointer, ...how }: Reveal): Promise<void> {
  // Wait until React has rendered an edit that was just made: before, the pointer may belong to another item.
  await undefined;
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    const found = elementAt(form, pointer);
    if (found) return show(found, how);
    await new Promise(requestAnimationFrame);
  }
  const around = pointersAround(pointer).reverse();
  const nearest = around.map((one) => elementAt(form, one)).find((element) => element !== undefined);
  if (nearest) show(nearest, how);
}

function elementAt(form: Element, pointer: string): Element | undefined {
  return form.querySelector(`[data-pointer=${JSON.stringify(pointer)}]`) ?? undefined;
}

function show(element: Element, { keepsFocus = false, isNew = false }: Omit<Reveal, 'pointer'>): void {
  const control = element.matches(CONTROLS)
    ? element
    : (element.querySelector(CONTROLS) ?? element.querySelector(BUTTONS));
  element.scrollIntoView({ block: 'nearest' });
  if (keepsFocus || !(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  if (isNew) selectText(control);
}

/** Selects the whole text of a control. */
export function selectText(control: HTMLElement): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  else if (control.isContentEditable) getSelection()?.selectAllChildren(control);
}
