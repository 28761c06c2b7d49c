/** Clicks that the starter has queued until their target is hydrated. */

/** Removes a click that was handled. */
export function forgetClick(button: HTMLElement): void {
  const { queuedClicks } = window.boot;
  if (queuedClicks.includes(button)) queuedClicks.splice(queuedClicks.indexOf(button), 1);
}

/** Replays the queued clicks inside an element. */
export function replayClicks(element: Element): void {
  element.setAttribute('data-live', '');
  const { queuedClicks } = window.boot;
  for (const button of queuedClicks.filter((candidate) => element.contains(candidate))) {
    forgetClick(button);
    button.click();
  }
}
