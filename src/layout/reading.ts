/** How far a page has been read, in whole percent; 0 for a page that fits on the screen. All lengths are in pixels. */
export function percentRead(scrolled: number, pageHeight: number, screenHeight: number): number {
  const distance = pageHeight - screenHeight;
  if (distance <= 0) return 0;
  return Math.round(Math.min(Math.max(scrolled / distance, 0), 1) * 100);
}
