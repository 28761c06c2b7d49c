/** Replaces `browser/island/hydrate-island.tsx` on previewed pages, so that edits can change a block's properties. */
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayClicks } from '../../browser/entry/queued-clicks.ts';
import { afterFrame } from '../../browser/starter/after-frame.ts';
import type { PageBlock } from '../../contracts/page-data.ts';

type Props = Record<string, unknown>;

/** For the element of each hydrated block: renders the block with new properties. */
const renderers = new WeakMap<Element, (props: Props) => void>();

/** Updates the properties of a hydrated block, keeping its state. @returns false if it is not hydrated */
export function showIslandProps(host: Element, props: Props): boolean {
  const render = renderers.get(host);
  render?.(props);
  return render !== undefined;
}

function IslandRoot({ children, onReady }: { children: ReactElement; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates one block in its own root, with its current properties.
 * @param given the properties from the document, which an edit may have replaced since
 * @returns a function that unmounts it
 */
export function hydrateIsland(
  host: Element,
  block: PageBlock,
  given: Props,
  Component: ComponentType<Props>,
): () => void {
  const onReady = () => replayClicks(host);
  const element = (props: Props): ReactElement => (
    <IslandRoot onReady={onReady}>
      <Component {...props} blockKey={block.key} />
    </IslandRoot>
  );
  const now = typeof block.island?.props === 'object' ? block.island.props : given;
  const root = hydrateRoot(host, element(now), {
    identifierPrefix: `${block.key}-`,
    // An edit during hydration causes a mismatch; React then renders the block on the client.
    onRecoverableError: () => undefined,
    // Unfinished content can make a component throw. Without a renderer, the next patch replaces the block's HTML.
    onUncaughtError: () => void renderers.delete(host),
  });
  renderers.set(host, (props) => root.render(element(props)));
  return () => {
    renderers.delete(host);
    afterFrame(() => root.unmount());
  };
}
