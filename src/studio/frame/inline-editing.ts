import type { ContentLocation } from '../contract/frame-messages.ts';
import { reportError } from './report-error.ts';
import { postToShell } from './shell-link.ts';
import { arePointersCurrent, awaitEdit, whenEditsShown, whenPointersCurrent } from './up-to-date.ts';

/** The element being edited. */
let edited: HTMLElement | undefined;

/** The element being edited, and those whose new text the studio has not rendered yet. */
const ahead = new Set<HTMLElement>();

/** Whether this node is being edited, or shows newer text than the studio has rendered. */
export function isBeingEdited(node: Node): boolean {
  return ahead.values().some((element) => element.contains(node));
}

/** Whether an element inside this one is being edited, or shows newer text than the studio has rendered. */
export function containsEditedText(host: Element): boolean {
  return ahead.values().some((element) => element.isConnected && host.contains(element));
}

/** Options for editing a text on the page. */
export interface EditOptions {
  /** Returns the text's current location in the content; undefined if the text was removed. */
  location: () => ContentLocation | undefined;
  /** The position of the click in CSS pixels, relative to the viewport. */
  click: { x: number; y: number };
  /** Called when editing has ended and the page shows every edit. */
  onEnd: () => void;
}

/** Makes an element editable until it loses the focus, and sends each change of its text to the shell. */
export function startEditing(element: HTMLElement, { location, click, onEnd }: EditOptions): void {
  if (edited === element) return;
  edited = element;
  ahead.add(element);
  element.contentEditable = 'plaintext-only';
  element.spellcheck = true;
  const sendText = () => {
    const text = oneLine(element.textContent ?? '');
    const send = () => {
      const now = location();
      if (now) postToShell({ type: 'text-edited', location: now, text });
    };
    awaitEdit();
    if (arePointersCurrent()) send();
    else whenPointersCurrent().then(send, reportError);
  };
  const listeners = { input: sendText, keydown: handleKey };
  const end = () => {
    element.removeAttribute('contenteditable');
    element.removeEventListener('input', listeners.input);
    element.removeEventListener('keydown', listeners.keydown);
    if (edited === element) edited = undefined;
    whenEditsShown()
      .then(() => {
        if (edited === element) return;
        ahead.delete(element);
        onEnd();
      })
      .catch(reportError);
  };
  element.addEventListener('input', listeners.input);
  element.addEventListener('keydown', listeners.keydown);
  element.addEventListener('blur', end, { once: true });
  element.focus({ preventScroll: true });
  placeCaret(element, click);
}

/** Ends editing on Enter, Escape, undo and redo. Other keys do not reach the page's own listeners. */
function handleKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  const isCommand = ctrlKey || metaKey;
  const ends = key === 'Enter' || key === 'Escape' || (isCommand && /^[yz]$/i.test(key));
  if (ends) event.preventDefault();
  if (ends && currentTarget instanceof HTMLElement) currentTarget.blur();
  if (!isCommand) event.stopPropagation();
}

/** Puts the caret at the clicked position, or at the end of the text. */
function placeCaret(element: HTMLElement, { x, y }: EditOptions['click']): void {
  const selection = getSelection();
  const at = document.caretPositionFromPoint?.(x, y);
  if (at && element.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trimStart();
}
