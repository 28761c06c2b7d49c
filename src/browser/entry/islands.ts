/** Hydrates an island when it is used, or when it is near the viewport and the visitor has interacted with the page. */

import type { Island, PageBlock } from '../../contracts/page-data.ts';
import { ConnectionError, fetchCode } from '../../ui/fetch-code.ts';
import { reportCrash } from './crash.ts';
import { onIntent } from './intent.ts';
import { loadProps } from './load/island-props.ts';
import { whenRetryable } from './retry.ts';

/** Pixels below the screen within which a block counts as near. */
const NEAR = 200;
/**
 * Milliseconds after which a block that moves by itself is hydrated without interaction; its first change is due
 * later.
 */
const UNTOUCHED = 3000;
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Ends what `watchIsland` has begun, by host. */
const stops = new WeakMap<Element, () => void>();

/**
 * Calls back when a block should be hydrated: it is used, or it is near the viewport and the visitor has interacted.
 * A block that moves by itself waits at most `UNTOUCHED` for an interaction. Returns a function that stops waiting.
 */
function whenTriggered(host: Element, moving: boolean, callback: () => void): () => void {
  let isNear = false;
  let isWanted = false;
  const endIf = (isTriggered: boolean) => {
    if (!isTriggered) return;
    stop();
    callback();
  };
  const look = (entries: IntersectionObserverEntry[]) => {
    isNear = entries.at(-1)?.isIntersecting ?? false;
    endIf(isNear && isWanted);
  };
  const want = () => {
    isWanted = true;
    endIf(isNear);
  };
  // A pointer at rest, or a focus set by a script, causes these events without intent; then the block is not in use.
  const use = () => endIf(window.boot.intent);
  const observer = new IntersectionObserver(look, { rootMargin: `${NEAR}px` });
  const timer = moving ? setTimeout(want, UNTOUCHED) : undefined;
  // This may call back at once, but before the first look no block is near.
  const endIntent = onIntent(want);
  const stop = () => {
    clearTimeout(timer);
    endIntent();
    observer.disconnect();
    for (const name of INTENTS) host.removeEventListener(name, use);
  };
  observer.observe(host);
  for (const name of INTENTS) host.addEventListener(name, use, { passive: true });
  return stop;
}

/** Hydrates a block. It remains static HTML while its script cannot be fetched. */
function start(host: Element, block: PageBlock, island: Island): () => void {
  let cancelled = false;
  let end: () => void = () => undefined;
  const fail = (error: unknown) => {
    if (!(error instanceof ConnectionError)) return reportCrash(error);
    window.boot.noteLostScript();
    if (!cancelled) end = whenRetryable(tryToHydrate);
  };
  const tryToHydrate = () => {
    Promise.all([
      fetchCode(() => import('../island/hydrate-island.tsx')),
      fetchCode(() => import(/* @vite-ignore */ island.script)),
      loadProps(island),
    ])
      .then(([{ hydrateIsland }, module, props]) => {
        window.boot.lost = false;
        if (!cancelled) end = hydrateIsland(host, block, props, module.default);
      })
      .catch(fail);
  };
  tryToHydrate();
  return () => {
    cancelled = true;
    end();
  };
}

/**
 * Watches a block's host and hydrates the block when it is needed.
 * @returns stops watching and unmounts a hydrated block
 */
export function watchIsland(host: Element, block: PageBlock): () => void {
  const { island } = block;
  if (!island) return () => undefined;
  const known = stops.get(host);
  if (known) return known;
  let end: () => void = () => undefined;
  const begin = () => {
    end = start(host, block, island);
  };
  if (island.when === 'load') begin();
  else end = whenTriggered(host, island.when === 'moving', begin);
  const stop = () => {
    stops.delete(host);
    end();
  };
  stops.set(host, stop);
  return stop;
}
