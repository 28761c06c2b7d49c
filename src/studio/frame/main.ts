/** The script of a previewed page: everything that visitors get, plus patches, selection and inline editing. */
import { loadApp } from '../../browser/entry/navigation.ts';
import { reportError } from './report-error.ts';
import '../../browser/entry/entry-client.ts';
import { handleShortcuts } from '../../browser/starter/keys.ts';
import { queueClick } from '../../browser/starter/queue-clicks.ts';
import type { PagePatch } from '../contract/page-patch.ts';
import { applyPatch } from './apply-patch.ts';
import { chooseMode, handleClicks, ignoreClicksBefore, replayEarlyInput } from './clicks.ts';
import { dropCachedContent } from './element-content.ts';
import { markFindings, markMissing, markSelection } from './marks.ts';
import { preview } from './preview.ts';
import { listenToShell, postToShell } from './shell-link.ts';
import { showTyped } from './typed-text.ts';
import { awaitVersions, resolveWaiting } from './up-to-date.ts';

const RECONNECT_MS = 1000;

let reported = '';

/** Reports the page's sections to the shell, unless they are unchanged. */
function reportSections(): void {
  const now = JSON.stringify(preview.sections);
  if (now === reported) return;
  const isNew = reported === '';
  reported = now;
  postToShell({ type: 'shown', path: preview.path, sections: preview.sections, isNew });
}

async function showPatch(patch: PagePatch): Promise<void> {
  await applyPatch(patch);
  dropCachedContent(patch.changed.map(({ block }) => block.key));
  reportSections();
  resolveWaiting();
  markMissing();
}

let lastPatch = Promise.resolve();

/** Subscribes to patches of this page; reconnects when the connection is lost. */
function subscribeToPatches(): void {
  const query = new URLSearchParams({ path: preview.path, revision: String(preview.revision) });
  const events = new EventSource(`/_studio/patches?${query}`);
  events.addEventListener('message', ({ data }) => {
    const patch: PagePatch = JSON.parse(data);
    // One patch after the other: a section cannot be changed before it has been added.
    lastPatch = lastPatch.then(() => showPatch(patch)).catch(reportError);
  });
  events.addEventListener('error', () => {
    events.close();
    setTimeout(subscribeToPatches, RECONNECT_MS);
  });
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/**
 * Tells the shell when a dialog opens by itself and takes the focus away from the shell, before this script runs or
 * later.
 */
function reportTakenFocus(): void {
  const report = () => postToShell({ type: 'focus-taken' });
  if (document.querySelector('dialog:modal') && !navigator.userActivation.hasBeenActive) report();
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof HTMLDialogElement && newState === 'open' && !document.hasFocus()) report();
  };
  addEventListener('beforetoggle', onToggle, true);
}

reportTakenFocus();
handleShortcuts();
loadApp().catch(reportError);
subscribeToPatches();
handleClicks();
addEventListener('click', queueClick, true);
listenToShell((message) => {
  if (message.type === 'mode') {
    chooseMode(message.mode);
    replayEarlyInput().catch(reportError);
  } else if (message.type === 'dialog') openDialog(message.id);
  else if (message.type === 'findings') markFindings(message.locations);
  else if (message.type === 'typed') showTyped(message.location, message.text).catch(reportError);
  else if (message.type === 'awaited') awaitVersions(message.versions);
  else if (message.type === 'shell-used') ignoreClicksBefore(message.at);
  else markSelection(message.location, message.scroll).catch(reportError);
});
reportSections();
