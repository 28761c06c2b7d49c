/**
 * Whether a script gave the focus, to what no visitor can give it to: the name of a dialog that opens with the page.
 * Such an event shows no intent, and no use of anything.
 */
export function isMovedFocus({ type, target }: Event): boolean {
  return type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0;
}
