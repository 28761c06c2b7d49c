/** Gives blocks their behaviour when they have earned it: near the screen, used, or wanted as soon as the page is idle. */

import type { Island, PageBlock } from '../shapes.ts';
import { reportCrash } from './crash.ts';
import { loadProps } from './island-props.ts';

/** Pixels below the screen within which a block counts as near. */
const NEAR = 200;
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

interface Watch {
  stop: () => void;
}

const watches = new WeakMap<Element, Watch>();

/** Forgets a press that something has answered. */
export function pressAnswered(button: HTMLElement): void {
  const { pressed } = window.boot;
  if (pressed.includes(button)) pressed.splice(pressed.indexOf(button), 1);
}

/** Presses again the buttons of an element that were pressed before it could answer. */
export function replayPresses(element: Element): void {
  element.setAttribute('data-live', '');
  const { pressed } = window.boot;
  for (const button of pressed.filter((candidate) => element.contains(candidate))) {
    pressAnswered(button);
    button.click();
  }
}

/** Calls back once the host is near the screen or used; the result ends the waiting. */
function whenNearOrUsed(host: Element, callback: () => void): () => void {
  const done = () => {
    stop();
    callback();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
    rootMargin: `${NEAR}px`,
  });
  const stop = () => {
    observer.disconnect();
    for (const name of INTENTS) host.removeEventListener(name, done);
  };
  observer.observe(host);
  for (const name of INTENTS) host.addEventListener(name, done, { passive: true });
  return stop;
}

function start(host: Element, block: PageBlock, island: Island): () => void {
  let cancelled = false;
  let unmount: (() => void) | undefined;
  Promise.all([import('./hydrate-island.tsx'), import(/* @vite-ignore */ island.script), loadProps(island)])
    .then(([{ hydrateIsland }, module, props]) => {
      if (!cancelled) unmount = hydrateIsland(host, block, props, module.default);
    })
    .catch(reportCrash);
  return () => {
    cancelled = true;
    unmount?.();
  };
}

/**
 * Watches a block's host and hydrates the block when it has earned it.
 * @returns ends the watch; a hydrated block is unmounted
 */
export function watchIsland(host: Element, block: PageBlock): () => void {
  const { island } = block;
  if (!island) return () => undefined;
  const known = watches.get(host);
  if (known) return known.stop;
  let end: () => void = () => undefined;
  const begin = () => {
    end = start(host, block, island);
  };
  if (island.when === 'load') begin();
  else end = whenNearOrUsed(host, begin);
  const watch = {
    stop: () => {
      watches.delete(host);
      end();
    },
  };
  watches.set(host, watch);
  return watch.stop;
}
