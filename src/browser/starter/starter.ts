/**
 * The only script before the load event; inlined into the head of every page (at most 1 kB after compression). It
 * queues clicks on buttons that are not hydrated yet, lays out the whole page for links to anchors, and loads the entry
 * when the browser is idle after load, or at once at the first sign of intent.
 */
import { skipBelowFold, startsAtTop, stopSkipping } from './below-fold.ts';
import { showBodyFont } from './body-font.ts';
import { handleShortcuts } from './keys.ts';
import { noteLostScript, queueClick } from './queue-clicks.ts';

interface Boot {
  /** Buttons that were clicked before their block was hydrated, for replay. */
  queuedClicks: HTMLElement[];
  /** Whether a visitor has shown intent. */
  intent: boolean;
  /** Whether a script could not be fetched: the browser then submits forms itself. */
  lost?: boolean;
  /** Called when a script could not be fetched. */
  noteLostScript(): void;
  /** Called at the first intent. The entry sets it. */
  onIntent?: () => void;
}

declare global {
  interface Window {
    boot: Boot;
  }
}

/** Milliseconds after the load event: by then the largest picture has been painted, and nothing competes with it. */
const SETTLED = 500;

const boot: Boot = { queuedClicks: [], intent: false, noteLostScript };
window.boot = boot;
let loading = false;

function load(): void {
  const entry = document.getElementById('page')?.dataset.entry;
  if (loading || !entry) return;
  loading = true;
  import(/* @vite-ignore */ entry).then(
    () => {
      boot.lost = false;
    },
    () => {
      loading = false;
      noteLostScript();
    },
  );
}

/**
 * Whether an event was not caused by the visitor. Some browsers report a pointer at rest over a page that loads; and an
 * element that visitors cannot focus, such as the title of an open dialog, gets the focus from a script.
 */
function isSynthetic(event: Event): boolean {
  const { type, target } = event;
  return event instanceof PointerEvent
    ? type === 'pointermove' && !event.movementX && !event.movementY
    : type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0;
}

function onIntent(event: Event): void {
  if (isSynthetic(event)) return;
  load();
  if (boot.intent) return;
  boot.intent = true;
  boot.onIntent?.();
}

function onClick(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')?.hash) stopSkipping();
  queueClick(event);
}

if (startsAtTop()) skipBelowFold();
showBodyFont();
// Coming back online counts too: failed fetches are retried.
for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'online']) {
  // Touch listeners on window are passive by default.
  addEventListener(name, onIntent, true);
}
addEventListener('click', onClick, true);
handleShortcuts();
addEventListener('load', () => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
    else load();
  }, SETTLED);
});
