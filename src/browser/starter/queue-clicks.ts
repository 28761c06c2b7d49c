/**
 * Queues a click on a button that is not hydrated yet. The browser must not submit a form meanwhile, since the script
 * validates it first; unless scripts cannot be fetched and the visitor clicks again.
 */
function queue(button: HTMLButtonElement, event: Event): void {
  const { boot } = window;
  const isVain = boot.lost && boot.queuedClicks.includes(button);
  if (button.type === 'submit' && !isVain) event.preventDefault();
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
