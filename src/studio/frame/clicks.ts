import { showAsRendered } from './apply-patch.ts';
import { HeldInput } from './early/held-input.ts';
import { repeatClick, repeatKeys } from './replay.ts';
import { reportError } from './report-error.ts';
import { postToShell } from './shell-link.ts';
import { sectionAround } from './shown.ts';
import { wordsOf } from './words-on-page.ts';
import { write } from './writing.ts';

let mode: 'edit' | 'browse' = 'edit';

/** Whether a click selects, or works as for visitors. */
export function chooseMode(chosen: typeof mode): void {
  mode = chosen;
  document.documentElement.toggleAttribute('data-studio-edit', mode === 'edit');
}

/** Keys handled by the shell, even while the page has the focus. */
const isForShell = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || key === '?' || (altKey && /^Arrow(Up|Down)$/.test(key));

/** Selects what is clicked. Tabs, questions and slides work as usual; links and forms do nothing while editing. */
async function select(event: MouseEvent): Promise<void> {
  const { target } = event;
  if (mode === 'browse' || !(target instanceof Element)) return;
  if (target.closest('a, [type=submit]')) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const section = sectionAround(target);
  if (!section) return;
  const words = await wordsOf(section);
  let element: Element | null = target;
  while (element && !words.has(element) && element.getAttribute('data-key') === null) element = element.parentElement;
  const place = element ? words.get(element) : undefined;
  const text =
    place?.isPlain && element instanceof HTMLElement && !element.closest('button, summary') ? element : undefined;
  postToShell({ type: 'select', place: place ?? section, section, isWritten: text !== undefined });
  const { clientX: x, clientY: y } = event;
  if (text && place) write(text, { place, click: { x, y }, onEnd: () => showAsRendered(section.key) });
}

/** Elements with their own keyboard behaviour. */
const OWN_KEYS = 'input, textarea, select, button, summary, [contenteditable]';

const keys = new HeldInput();
let clicks = 0;

/** Selects what is clicked. Keys pressed before the target is known are sent to it afterwards. */
async function answerClick(event: MouseEvent): Promise<void> {
  const click = ++clicks;
  const { target } = event;
  if (mode === 'edit' && target instanceof Element && !target.closest(OWN_KEYS)) keys.holdKeys();
  try {
    await select(event);
  } finally {
    // Only the latest click counts.
    if (click === clicks) repeatKeys(keys.takeKeys());
  }
}

let latest: Promise<void> = Promise.resolve();

/** Replays clicks and keys from before the page was ready, once it is known whether clicks select. */
export async function answerEarly(): Promise<void> {
  const { studioHeld } = window;
  if (!studioHeld) return;
  window.studioHeld = undefined;
  for (const click of studioHeld.takeClicks()) {
    repeatClick(click);
    await latest.catch(() => undefined);
  }
  repeatKeys(studioHeld.takeKeys());
}

function tellNavigation(event: MouseEvent): void {
  if (mode === 'edit' || !(event.target instanceof Element)) return;
  const anchor = event.target.closest('a');
  if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank') return;
  if (anchor.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  postToShell({ type: 'navigate', path: anchor.pathname });
}

/** Starts listening on the page. */
export function handleClicks(): void {
  chooseMode(window.parent === window ? 'browse' : 'edit');
  const answer = (event: MouseEvent) => {
    latest = answerClick(event);
    latest.catch(reportError);
  };
  addEventListener('click', answer, true);
  if (window.parent !== window) addEventListener('click', tellNavigation, true);
  addEventListener('submit', (event) => mode === 'edit' && event.preventDefault(), true);
  addEventListener('keydown', (event) => {
    if (!isForShell(event)) return;
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    if ((ctrlKey || metaKey) && /^[sk]$/i.test(key)) event.preventDefault();
    postToShell({ type: 'key', key, code, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  });
}
