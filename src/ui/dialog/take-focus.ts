/**
 * Focuses an element and scrolls to it instantly. On a page with smooth scrolling the browser would scroll gradually,
 * and a click on a moving button would miss it.
 */
export function takeFocus(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
