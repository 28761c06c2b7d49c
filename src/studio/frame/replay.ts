/** The default actions of keys in editable text, which synthetic events do not trigger. */
const KEYS: Record<string, () => void> = {
  Backspace: () => document.execCommand('delete'),
  Delete: () => document.execCommand('forwardDelete'),
  ArrowLeft: () => getSelection()?.modify('move', 'left', 'character'),
  ArrowRight: () => getSelection()?.modify('move', 'right', 'character'),
  ArrowUp: () => getSelection()?.modify('move', 'backward', 'line'),
  ArrowDown: () => getSelection()?.modify('move', 'forward', 'line'),
  Home: () => getSelection()?.modify('move', 'backward', 'lineboundary'),
  End: () => getSelection()?.modify('move', 'forward', 'lineboundary'),
};

/** Dispatches a click again, on its target or, if that has been removed, on the element at the same position. */
export function repeatClick(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  const isThere = target instanceof Element && target.isConnected;
  const element = isThere ? target : document.elementFromPoint(clientX, clientY);
  element?.dispatchEvent(new MouseEvent('click', event));
}

/** Dispatches key presses to the focused element, and performs their default actions. */
export function repeatKeys(events: KeyboardEvent[]): void {
  for (const event of events) {
    const target = document.activeElement ?? document.body;
    if (!target.dispatchEvent(new KeyboardEvent('keydown', event)) || !isWritable(target)) continue;
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) {
      if (/^a$/i.test(key)) document.execCommand('selectAll');
      if (key === 'Home') getSelection()?.modify('move', 'left', 'documentboundary');
      if (key === 'End') getSelection()?.modify('move', 'right', 'documentboundary');
    } else if (key.length === 1) document.execCommand('insertText', false, key);
    else KEYS[key]?.();
  }
}

function isWritable(element: Element): boolean {
  return element.matches('input, textarea') || (element instanceof HTMLElement && element.isContentEditable);
}
