import type { FromFrame } from '../../contract/frame-messages.ts';
import type { StudioClient } from '../client/studio-client.ts';
import type { Navigation } from './navigation.ts';

/** A key pressed in the shell or on the previewed page. */
type PressedKey = Pick<Extract<FromFrame, { type: 'key' }>, 'key' | 'ctrl' | 'shift' | 'alt'>;

/** Handles a global keyboard shortcut. @returns false for other keys */
export function handleKey(
  studio: StudioClient,
  navigation: Navigation,
  { key, ctrl, shift, alt }: PressedKey,
): boolean {
  if (key === '?' && !ctrl) {
    showHelp();
    return true;
  }
  if (!ctrl || alt) return false;
  // In a dialog, Ctrl+Z must undo typing in its inputs, not edits of the content.
  if (key.toLowerCase() !== 's' && isInDialog()) return false;
  switch (key.toLowerCase()) {
    case 's':
      void studio.save();
      return true;
    case 'z':
      void (shift ? studio.redo() : studio.undo());
      return true;
    case 'y':
      void studio.redo();
      return true;
    case 'k':
      navigation.go({ view: 'search' });
      return true;
    default:
      return false;
  }
}

/** Listens for keyboard shortcuts in the whole window. @returns a function that stops this */
export function listenForShortcuts(studio: StudioClient, navigation: Navigation): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey: alt } = event;
    const pressed = { key, ctrl: event.ctrlKey || event.metaKey, shift, alt };
    if (key === '?' && isWriting(event.target)) return;
    if (handleKey(studio, navigation, pressed)) event.preventDefault();
    else if (key === 'F6') {
      event.preventDefault();
      focusNextPart(shift ? -1 : 1);
    }
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function showHelp(): void {
  if (!isInDialog()) document.querySelector<HTMLElement>('[data-help]')?.click();
}

function isInDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Moves the focus to the next or previous part of the window. */
function focusNextPart(step: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts.at((at + step) % parts.length);
  const first = next?.querySelector<HTMLElement>('button:not(:disabled), input, a[href], iframe');
  (first ?? next)?.focus();
}
