import type { ContentLocation } from '../contract/frame-messages.ts';
import { resetSection } from './apply-patch.ts';
import { HeldInput } from './early/held-input.ts';
import { contentByElement } from './element-content.ts';
import { startEditing } from './inline-editing.ts';
import { sectionAround, sectionOf } from './preview.ts';
import { repeatClick, repeatKeys } from './replay.ts';
import { reportError } from './report-error.ts';
import { postToShell } from './shell-link.ts';
import { whenPointersCurrent } from './up-to-date.ts';

let mode: 'edit' | 'browse' = 'edit';

/** Sets whether a click selects ('edit') or works as for visitors ('browse'). */
export function chooseMode(chosen: typeof mode): void {
  mode = chosen;
  document.documentElement.toggleAttribute('data-studio-edit', mode === 'edit');
}

/** Whether the shell handles this key even while the page has the focus. */
const isForShell = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || key === '?' || (altKey && /^Arrow(Up|Down)$/.test(key));

/** Selects what is clicked. Tabs, questions and slides work as usual; links and forms do nothing while editing. */
async function select(event: MouseEvent, isLatest: () => boolean): Promise<void> {
  const { target } = event;
  if (mode === 'browse' || !(target instanceof Element)) return;
  if (target.closest('a, [type=submit]')) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const clicked = sectionAround(target);
  if (!clicked) return;
  await whenPointersCurrent();
  const section = sectionOf(clicked.key);
  if (!section) return;
  const contents = await contentByElement(section);
  if (!isLatest()) return;
  let element: Element | null = target;
  while (element && !contents.has(element) && element.getAttribute('data-block') === null)
    element = element.parentElement;
  const found = element ? contents.get(element) : undefined;
  const text =
    found?.isPlain && element instanceof HTMLElement && !element.closest('button, summary') ? element : undefined;
  const location = () => locationIn(section.key, found?.pointer ?? '');
  postToShell({ type: 'select', location: location() ?? section, isEditing: text !== undefined });
  const { clientX: x, clientY: y } = event;
  if (text) startEditing(text, { location, click: { x, y }, onEnd: () => resetSection(section.key) });
}

function locationIn(key: string, within: string): ContentLocation | undefined {
  const section = sectionOf(key);
  return section && { file: section.file, pointer: section.pointer + within };
}

/** Elements with their own keyboard behaviour. */
const OWN_KEYS = 'input, textarea, select, button, summary, [contenteditable]';

const keys = new HeldInput();
let clicks = 0;
/** When the user last acted in the shell, in milliseconds since 1970. */
let shellUsedAt = 0;

/** Ignores clicks from before the user acted in the shell. @param at the time, in milliseconds since 1970 */
export function ignoreClicksBefore(at: number): void {
  shellUsedAt = at;
}

/** Whether the user has not acted in the shell since this event. */
const isStillWanted = ({ timeStamp }: Event) => performance.timeOrigin + timeStamp >= shellUsedAt;

/** Selects what is clicked. Keys pressed before the selection is known are held and replayed afterwards. */
async function handleClick(event: MouseEvent): Promise<void> {
  const click = ++clicks;
  const { target } = event;
  if (mode === 'edit' && target instanceof Element && !target.closest(OWN_KEYS)) keys.holdKeys();
  // A later click, or an action in the shell, supersedes this one.
  const isLatest = () => click === clicks && isStillWanted(event);
  try {
    await select(event, isLatest);
  } finally {
    if (click === clicks) repeatIfRequested(keys.takeKeys(), isLatest());
  }
}

/** Replays held keys; if their click was superseded, drops them and tells the shell, which tells the user. */
function repeatIfRequested(held: KeyboardEvent[], isMeant: boolean): void {
  if (isMeant) repeatKeys(held);
  else if (held.length > 0) postToShell({ type: 'keys-dropped' });
}

let latest: Promise<void> = Promise.resolve();

/** Replays clicks and keys from before the page was ready. Call this once the shell has set the mode. */
export async function replayEarlyInput(): Promise<void> {
  const { studioHeld } = window;
  if (!studioHeld) return;
  window.studioHeld = undefined;
  const held = studioHeld.takeClicks();
  for (const click of held.filter(isStillWanted)) {
    repeatClick(click);
    await latest.catch(() => undefined);
  }
  repeatIfRequested(studioHeld.takeKeys(), held.every(isStillWanted));
}

function reportNavigation(event: MouseEvent): void {
  if (mode === 'edit' || !(event.target instanceof Element)) return;
  const anchor = event.target.closest('a');
  if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank') return;
  if (anchor.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  postToShell({ type: 'navigate', path: anchor.pathname });
}

/** Adds the listeners for clicks, form submissions and keys. */
export function handleClicks(): void {
  chooseMode(window.parent === window ? 'browse' : 'edit');
  const onClick = (event: MouseEvent) => {
    latest = handleClick(event);
    latest.catch(reportError);
  };
  addEventListener('click', onClick, true);
  if (window.parent !== window) addEventListener('click', reportNavigation, true);
  addEventListener('submit', (event) => mode === 'edit' && event.preventDefault(), true);
  addEventListener('keydown', (event) => {
    if (!isForShell(event)) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if ((ctrlKey || metaKey) && /^[sk]$/i.test(key)) event.preventDefault();
    postToShell({ type: 'key', key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  });
}
