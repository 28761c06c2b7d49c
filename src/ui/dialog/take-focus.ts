/**
 * Focuses an element and brings it into view at once. Left to itself the browser would glide there on a page
 * with smooth scrolling, and a press on a button that moves meanwhile is lost.
 */
export function takeFocus(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
