/** Restores the focus when the focused control is removed, so that keyboard users can continue at the same position. */

const CONTROLS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], [contenteditable="true"]';

/** The control that has or had the focus. */
interface Focused {
  element: HTMLElement;
  label: string;
  /** Its ancestors, nearest first, each with the index of the child that contains the control. */
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

/** The control to focus instead of a removed one: one with the same label, or else the one now at its position. */
function successorOf({ element, label, around }: Focused): HTMLElement | undefined {
  for (const { ancestor, index } of around) {
    if (!isVisible(ancestor)) continue;
    const controls = [...ancestor.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.tabIndex >= 0 && isVisible(control),
    );
    const same = controls.find((control) => control.tagName === element.tagName && labelOf(control) === label);
    const successor = ancestor.children[Math.min(index, ancestor.children.length - 1)];
    const next = controls.find((control) => successor?.contains(control) || isBefore(successor, control));
    const found = (label !== '' && same) || next || controls.at(-1);
    if (found) return found;
    // There are no controls in the view. Focus the view itself, so that Tab continues inside it.
    if (ancestor instanceof HTMLElement && ancestor.matches('main')) return ancestor;
  }
  return undefined;
}

function isBefore(successor: Element | undefined, control: Element): boolean {
  return (
    successor !== undefined && (successor.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

function isLost(): boolean {
  return document.activeElement === document.body && last !== undefined && !isVisible(last.element);
}

/** Focuses the last focused control, or its successor. */
function restoreFocus(): void {
  if (!last) return;
  const target = isVisible(last.element) ? last.element : successorOf(last);
  target?.focus({ preventScroll: true });
}

/** Takes the focus back to an open dialog if a preview has taken it on loading, so that Escape reaches the dialog. */
function stayInDialog(): void {
  const dialog = document.querySelector('dialog:modal');
  if (dialog && !dialog.contains(document.activeElement)) takeFocusBack();
}

/** Restores the focus when the focused control is removed or hidden, and keeps it in open dialogs. */
export function keepFocus(): () => void {
  // Wait a frame, because other code may set the focus in this one, for example to a new field.
  const check = () => {
    if (isLost()) requestAnimationFrame(() => isLost() && restoreFocus());
  };
  const checkLater = () => setTimeout(check);
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', rememberFocus);
  addEventListener('focusout', checkLater);
  // Wait until the browser has finished moving the focus.
  const stayLater = () => setTimeout(stayInDialog);
  addEventListener('blur', stayLater);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', rememberFocus);
    removeEventListener('focusout', checkLater);
    removeEventListener('blur', stayLater);
  };
}

/** Takes the focus back from a previewed page. */
export function takeFocusBack(): void {
  if (document.activeElement instanceof HTMLIFrameElement) restoreFocus();
}
