/** Clicks on buttons that are not hydrated yet. */

/** Milliseconds after which the browser submits a form itself, because its scripts neither arrive nor fail. */
const HANGING = 10_000;

/**
 * Queues a click for replay after hydration. Meanwhile the browser must not submit a form, since the script validates
 * it first; unless scripts cannot be fetched, or take too long. While the device says it is offline, even that waits
 * for the network: the first click is kept, and only a second one is left to the browser, since some devices say so
 * wrongly.
 */
function queue(button: HTMLButtonElement, event: Event): void {
  const { boot } = window;
  if (button.type === 'submit') {
    if (boot.lost && (navigator.onLine || boot.queuedClicks.includes(button))) return;
    event.preventDefault();
    setTimeout(() => boot.queuedClicks.includes(button) && noteLostScript(), HANGING);
  }
  boot.queuedClicks.push(button);
}

/** Handles a click on a button that is not hydrated yet: queues it for replay after hydration. */
export function queueClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>(
    'button[type=button]:not([commandfor],[popovertarget]),[data-island] [type=submit]',
  );
  if (button && !button.closest('[data-island],#root')?.hasAttribute('data-live')) queue(button, event);
}

/**
 * Notes that a script could not be fetched, and repeats the queued clicks: the browser now submits a form itself, so
 * that nobody has to click twice. Clicks on other buttons, and all clicks while offline, are queued again.
 */
export function noteLostScript(): void {
  const { boot } = window;
  boot.lost = true;
  for (const button of new Set(boot.queuedClicks.splice(0))) button.click();
}
