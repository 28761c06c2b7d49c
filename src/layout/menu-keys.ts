/**
 * The menu entry that a key moves the focus to, or undefined for other keys. Arrow keys wrap around; Home and End go to
 * the ends. `current` is -1 while the menu button has the focus.
 */
export function entryForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
