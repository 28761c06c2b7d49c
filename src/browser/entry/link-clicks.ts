/** The behaviour of every link and link-like button of the site, in one event listener; ui/Link renders them. */
import { announceAddress } from '../../ui/link/address-change.ts';
import { isPlainClick } from '../../ui/link/plain-click.ts';
import { loadSite } from './load/page-data.ts';
import { showMessage } from './messages.ts';
import { go, prefetch } from './navigation.ts';
import { forgetClick } from './queued-clicks.ts';
import { saveScroll } from './scroll.ts';

/** The address a click on this element navigates to inside the app, or undefined when the browser handles it. */
export function internalUrl(
  anchor: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  here: Pick<Location, 'href' | 'origin' | 'pathname'>,
): URL | undefined {
  if (anchor.target === '_blank' || anchor.hasAttribute('download') || anchor.hasAttribute('data-reload'))
    return undefined;
  const url = new URL(anchor.href, here.href);
  if (url.origin !== here.origin || /\.\w+$/.test(url.pathname)) return undefined;
  if (url.pathname === here.pathname && url.hash) return undefined;
  return url;
}

async function announceComingSoon(label: string): Promise<void> {
  const { words } = await loadSite();
  await showMessage(words.comingSoon.replace('{label}', label));
}

/** Opens the dialog named by a button, in browsers without support for command buttons. */
function openDialog(button: HTMLElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** Handles clicks on the buttons that ui/Link renders. */
function onPress(button: HTMLButtonElement): void {
  const { comingSoon, back } = button.dataset;
  if (button.hasAttribute('commandfor')) openDialog(button);
  if (comingSoon !== undefined) announceComingSoon(comingSoon).catch(console.error);
  if (back !== undefined) history.back();
  if (comingSoon !== undefined || back !== undefined) forgetClick(button);
}

/** Handles links to the current page or an anchor on it: closes open popovers. */
function stayHere(anchor: HTMLAnchorElement): void {
  // Some browsers do not support popovers.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  if (anchor.hash) announceAddress();
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  if (button) onPress(button);
  const anchor = event.target.closest('a');
  // A phone may discard this page while the visitor is in another tab (specification 2.20).
  if (anchor?.target === '_blank') saveScroll(location.pathname);
  if (anchor?.pathname === location.pathname && anchor.host === location.host) stayHere(anchor);
  const url = anchor?.href ? internalUrl(anchor, location) : undefined;
  if (!url) return;
  event.preventDefault();
  go(url).catch(console.error);
}

/** Prefetches the target of the link around an element. */
function prefetchLink(element: Element): void {
  const anchor = element.closest('a');
  const url = anchor?.href ? internalUrl(anchor, location) : undefined;
  if (url) prefetch(url.pathname);
}

function onIntent({ target }: Event): void {
  if (target instanceof Element) prefetchLink(target);
}

/** Starts listening on the document. */
export function handleLinkClicks(): void {
  document.addEventListener('click', onClick);
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
  // The event that loaded this script may have been a pointer entering a link; no other event will follow.
  if (window.boot.intent)
    for (const link of document.querySelectorAll('a:is(:hover, :active, :focus)')) prefetchLink(link);
}
