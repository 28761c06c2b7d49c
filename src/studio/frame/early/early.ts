/** Inlined into the head of every page that the studio shows: what is clicked and typed before its script has come waits. */
import { HeldInput } from './held-input.ts';

if (window.parent !== window) {
  window.studioHeld = new HeldInput();
  window.studioHeld.holdClicks();
  window.studioHeld.holdKeys();
}
