/** The parts of a click that show its intention. */
type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a click that follows a link in this tab; false for one that opens a new tab, a download or a menu. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
