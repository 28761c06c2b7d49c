import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageBlock } from '../../contracts/page-data.ts';
import { reportCrash } from '../entry/crash.ts';
import { replayClicks } from '../entry/queued-clicks.ts';
import { afterFrame } from '../starter/after-frame.ts';

interface IslandRootProps {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  onReady: () => void;
}

function IslandRoot({ component: Component, props, onReady }: IslandRootProps) {
  useEffect(onReady, [onReady]);
  return <Component {...props} />;
}

/**
 * Hydrates one block in its own React root.
 * @returns unmounts it
 */
export function hydrateIsland(
  host: Element,
  block: PageBlock,
  props: Record<string, unknown>,
  component: ComponentType<Record<string, unknown>>,
): () => void {
  let isHydrated = false;
  let isRemoved = false;
  // Deferred: React cannot unmount a root while it renders another one, which is when blocks are removed.
  const unmount = () => {
    afterFrame(() => root.unmount());
  };
  const onReady = () => {
    isHydrated = true;
    if (isRemoved) return unmount();
    performance.mark(`app:hydrated:${block.type}`);
    replayClicks(host);
  };
  const ownProps = { ...props, blockKey: block.key };
  const root = hydrateRoot(host, <IslandRoot component={component} props={ownProps} onReady={onReady} />, {
    identifierPrefix: `${block.key}-`,
    onUncaughtError: reportCrash,
  });
  return () => {
    isRemoved = true;
    // React reports an error if a root is unmounted before it is hydrated.
    if (isHydrated) unmount();
  };
}
