/**
 * The only script before the load event; inlined into the head of every page (at most 1 kB after compression).
 * It remembers presses of buttons that have no behaviour yet, and loads the entry
 * when the browser is idle after load, or at once on the first sign of intent.
 */
import { skipBelow, startsAtTop } from './below-fold.ts';
import { showTextFace } from './body-font.ts';
import { pressSearchByKey } from './search-key.ts';

interface Boot {
  /** Buttons pressed before their block was hydrated, for replay. */
  pressed: HTMLElement[];
  /** Whether a visitor has shown intent. */
  intent: boolean;
  /** Called by the starter at the first intent, once the entry has set it. */
  onIntent?: () => void;
}

declare global {
  interface Window {
    boot: Boot;
  }
}

/** Milliseconds after the load event: the largest picture has been painted then, and nothing competes with it. */
const SETTLED = 500;

const boot: Boot = { pressed: [], intent: false };
window.boot = boot;
let loading = false;

function load(): void {
  const entry = document.getElementById('page')?.dataset.entry;
  if (loading || !entry) return;
  loading = true;
  import(/* @vite-ignore */ entry).catch(() => {
    loading = false;
  });
}

/**
 * Whether no visitor did this. Some browsers report a pointer that lies still over a page that loads. And what no visitor
 * can give the focus to got it from a script: the name of a dialog that opens with the page.
 */
function isNobodys(event: Event): boolean {
  const { type, target } = event;
  return event instanceof PointerEvent
    ? type === 'pointermove' && !event.movementX && !event.movementY
    : type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0;
}

function onIntent(event: Event): void {
  if (isNobodys(event)) return;
  load();
  if (boot.intent) return;
  boot.intent = true;
  boot.onIntent?.();
}

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button[type=button]:not([commandfor],[popovertarget])');
  if (button && !button.closest('[data-island],#root')?.hasAttribute('data-live')) boot.pressed.push(button);
}

if (startsAtTop()) skipBelow();
showTextFace();
for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']) {
  // Passive without saying so, as all listeners of the window are for touches.
  addEventListener(name, onIntent, true);
}
addEventListener('click', onClick, true);
pressSearchByKey();
addEventListener('load', () => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
    else load();
  }, SETTLED);
});
