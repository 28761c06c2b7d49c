/**
 * Focuses an element and scrolls to it immediately. On a page with smooth scrolling the browser would scroll gradually,
 * and a press on a moving button would be lost.
 */
export function takeFocus(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
