/** The change from one screen to the next: a short cross-fade where the browser knows view transitions. */
import { flushSync } from 'react-dom';

/** Whether the visitor sees motion at all: the tab is shown, and the system was not told to keep still. */
const showsMotion = () => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes a change of the screen that React renders, focus and scroll position included, as one step between two pictures.
 * Where there is no transition the change is made at once, all the same in one step.
 * @param change sets the state of React
 * @returns resolves when the change is made; the fade may go on, and hinders nobody
 */
export async function changeScreen(change: () => void): Promise<void> {
  const update = () => flushSync(change);
  if (!('startViewTransition' in document) || !showsMotion()) return update();
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // A fade that is skipped, by the next navigation or because the tab was left, is no fault.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
