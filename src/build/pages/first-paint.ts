import type { PageData } from '../../contracts/page-data.ts';

/** A first block with more HTML than this, such as an article, reaches into the network's second flight. */
const LONG = 10_000;

/**
 * The id of the element that must have arrived before a page is painted first: the one behind the first block, or behind
 * the header if that block is long. A browser that paints while a document arrives shows half a header or hero, and
 * moves it when the rest is there.
 * @param html the rendered blocks by key
 */
export function awaitedForFirstPaint(
  { blocks, layout }: Pick<PageData, 'blocks' | 'layout'>,
  html: Readonly<Record<string, string>>,
): string | undefined {
  const [first, second] = blocks.map(({ key }) => key);
  if (first !== undefined && (html[first] ?? '').length > LONG) return first;
  return second ?? (layout === 'site' ? 'site-footer' : undefined);
}
