/** How far a page is read, in whole percent: nothing of a page that fits the screen. All lengths in pixels. */
export function percentRead(scrolled: number, pageHeight: number, screenHeight: number): number {
  const distance = pageHeight - screenHeight;
  if (distance <= 0) return 0;
  return Math.round(Math.min(Math.max(scrolled / distance, 0), 1) * 100);
}
