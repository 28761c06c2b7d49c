import { pointersAround } from '../client/findings.ts';
import type { Reveal } from './form-context.ts';

/** Where something is typed or chosen; buttons only where there is nothing else. */
const CONTROLS = 'input, textarea, select, [contenteditable=true]';
const BUTTONS = 'button';
const FRAMES = 6;

/**
 * Brings a place of a form into view and gives it the focus, unless that is to stay where it is. Groups around it are opened in the next frames; when it
 * does not come, what lies nearest around it is taken.
 */
export async function focusPlace(form: Element, { pointer, ...how }: Reveal): Promise<void> {
  // An edit that was made just before is drawn by then: until it is, another item stands at the place.
  await undefined;
  for (let frame = 0; frame < FRAMES; frame++) {
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

function show(element: Element, { isQuiet = false, isNew = false }: Omit<Reveal, 'pointer'>): void {
  const control = element.matches(CONTROLS)
    ? element
    : (element.querySelector(CONTROLS) ?? element.querySelector(BUTTONS));
  element.scrollIntoView({ block: 'nearest' });
  if (isQuiet || !(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  if (isNew) selectText(control);
}

function selectText(control: HTMLElement): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  else if (control.isContentEditable) getSelection()?.selectAllChildren(control);
}
