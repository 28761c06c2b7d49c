/**
 * Marks links to the current page in the footer, which is never rendered in the browser.
 * @param currentOf the `aria-current` of a link
 */
export function markFooter(currentOf: (link: string) => 'page' | 'true' | undefined): void {
  for (const link of document.querySelectorAll('#site-footer nav a')) {
    const mark = currentOf(link.getAttribute('href') ?? '');
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}
