/** Clicks that the starter has noted because nothing could answer them yet. */

/** Forgets a click that something has answered. */
export function clickAnswered(button: HTMLElement): void {
  const { queuedClicks } = window.boot;
  if (queuedClicks.includes(button)) queuedClicks.splice(queuedClicks.indexOf(button), 1);
}

/** Clicks again the buttons of an element that were clicked before it could answer. */
export function replayClicks(element: Element): void {
  element.setAttribute('data-live', '');
  const { queuedClicks } = window.boot;
  for (const button of queuedClicks.filter((candidate) => element.contains(candidate))) {
    clickAnswered(button);
    button.click();
  }
}
