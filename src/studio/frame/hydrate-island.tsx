/** Replaces `browser/island/hydrate-island.tsx` on a shown page: a hydrated block can be given other properties. */
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayClicks } from '../../browser/entry/queued-clicks.ts';
import { afterFrame } from '../../browser/starter/after-frame.ts';
import type { PageBlock } from '../../contracts/page-data.ts';

type Props = Record<string, unknown>;

/** Renders a hydrated block again, by its element. */
const renderers = new WeakMap<Element, (props: Props) => void>();

/** Updates the properties of a hydrated block, keeping its state. @returns whether it is hydrated */
export function showIslandProps(host: Element, props: Props): boolean {
  const render = renderers.get(host);
  render?.(props);
  return render !== undefined;
}

function IslandRoot({ children, onReady }: { children: ReactElement; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates one block in its own root, with its current properties. @returns unmounts it */
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
    // An edit during hydration: React renders the block again, as needed.
    onRecoverableError: () => undefined,
    // Half-finished properties: the next edit brings the block back as HTML.
    onUncaughtError: () => void renderers.delete(host),
  });
  renderers.set(host, (props) => root.render(element(props)));
  return () => {
    renderers.delete(host);
    afterFrame(() => root.unmount());
  };
}
