/** Inlined into the head of every page in the studio: holds clicks and keys until its script has loaded. */
import { HeldInput } from './held-input.ts';

if (window.parent !== window) {
  window.studioHeld = new HeldInput();
  window.studioHeld.holdClicks();
  window.studioHeld.holdKeys();
}
