/** Inlined into the head of every previewed page: holds clicks and keys until the page's script has loaded. */
import { HeldInput } from './held-input.ts';

if (window.parent !== window) {
  window.studioHeld = new HeldInput();
  window.studioHeld.holdClicks();
  window.studioHeld.holdKeys();
}
