/** Keeps the focus in the window: whoever works by keyboard goes on where they were, also when what had the focus is gone. */

const CONTROLS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], [contenteditable="true"]';

/** A control that has the focus, or had it. */
interface Focused {
  element: HTMLElement;
  label: string;
  /** Its ancestors from the nearest to the furthest, each with the index of the child that it is in. */
  around: { ancestor: Element; index: number }[];
}

let last: Focused | undefined;

function labelOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function rememberFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return;
  const around: Focused['around'] = [];
  for (let child: Element = target; child.parentElement; child = child.parentElement) {
    const ancestor = child.parentElement;
    around.push({ ancestor, index: [...ancestor.children].indexOf(child) });
  }
  last = { element: target, label: labelOf(target), around };
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

/** Where to go on instead of a control that is gone: the same one rendered again, else the one at its place. */
function successorOf({ element, label, around }: Focused): HTMLElement | undefined {
  for (const { ancestor, index } of around) {
    if (!isVisible(ancestor)) continue;
    const controls = [...ancestor.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.tabIndex >= 0 && isVisible(control),
    );
    const same = controls.find((control) => control.tagName === element.tagName && labelOf(control) === label);
    const place = ancestor.children[Math.min(index, ancestor.children.length - 1)];
    const next = controls.find((control) => place?.contains(control) || isBefore(place, control));
    const found = (label !== '' && same) || next || controls.at(-1);
    if (found) return found;
    // Nothing in the room yet, or any more: from the room itself, Tab leads into it.
    if (ancestor instanceof HTMLElement && ancestor.matches('main')) return ancestor;
  }
  return undefined;
}

function isBefore(place: Element | undefined, control: Element): boolean {
  return place !== undefined && (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isLost(): boolean {
  return document.activeElement === document.body && last !== undefined && !isVisible(last.element);
}

/** Focuses what had the focus last, or what is there instead. */
function goOn(): void {
  if (!last) return;
  const target = isVisible(last.element) ? last.element : successorOf(last);
  target?.focus({ preventScroll: true });
}

/** A page in a frame may take the focus from an open dialog when it has loaded: Escape would act there. */
function stayInDialog(): void {
  const dialog = document.querySelector('dialog:modal');
  if (dialog && !dialog.contains(document.activeElement)) takeFocusBack();
}

/** Moves the focus on when the control that has it is removed or hidden, and keeps it in an open dialog. */
export function followFocus(): () => void {
  // What happens in the same frame, such as focusing a new field, comes first.
  const check = () => {
    if (isLost()) requestAnimationFrame(() => isLost() && goOn());
  };
  const checkLater = () => setTimeout(check);
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', rememberFocus);
  addEventListener('focusout', checkLater);
  // While the event is dispatched, the browser has not finished moving the focus.
  const stayLater = () => setTimeout(stayInDialog);
  addEventListener('blur', stayLater);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', rememberFocus);
    removeEventListener('focusout', checkLater);
    removeEventListener('blur', stayLater);
  };
}

/** Takes the focus back from a shown page. */
export function takeFocusBack(): void {
  if (document.activeElement instanceof HTMLIFrameElement) goOn();
}
