/** Replaces `browser/island/hydrate-island.tsx` on a shown page: a hydrated block can be given other properties. */
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

/** Hydrates one block in its own root, with its current properties. @returns unmounts it */
export function hydrateIsland(
  host: Element,
  block: PageBlock,
  given: Props,
  Component: ComponentType<Props>,
): () => void {
  const element = (props: Props): ReactElement => <Component {...props} blockKey={block.key} />;
  const now = typeof block.island?.props === 'object' ? block.island.props : given;
  const root = hydrateRoot(host, element(now), {
    identifierPrefix: `${block.key}-`,
    // An edit during hydration: React renders the block again, as needed.
    onRecoverableError: () => undefined,
    // Half-finished properties: the next edit brings the block back as HTML.
    onUncaughtError: () => void renderers.delete(host),
  });
  renderers.set(host, (props) => root.render(element(props)));
  host.setAttribute('data-live', '');
  return () => {
    renderers.delete(host);
    afterFrame(() => root.unmount());
  };
}
