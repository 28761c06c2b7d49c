/**
 * Which entry of a menu a key leads to, or undefined when the key is not one of the menu's: arrows go round,
 * Home and End go to the ends. `current` is -1 while the focus is on the button of the menu.
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
