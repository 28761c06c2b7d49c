import type { PageData } from '../../contracts/page-data.ts';

/** A first block with more HTML than this, such as an article, reaches into the network's second flight. */
const LONG = 10_000;
/** A dialog over the page from the start, such as a profile, which is centred: it moves while it grows. */
const OPEN_DIALOG = '<dialog open';

/**
 * The id of the element that must have arrived before a page is painted first: the one behind the block with an open
 * dialog; else the one behind the first block, or behind the header if that block is long. A browser that paints while
 * a document arrives shows half a header, hero or dialog, and moves it when the rest is there.
 * @param html the rendered blocks by key
 */
export function awaitedForFirstPaint(
  { blocks, layout }: Pick<PageData, 'blocks' | 'layout'>,
  html: Readonly<Record<string, string>>,
): string | undefined {
  const keys = blocks.map(({ key }) => key);
  const htmlOf = (key = '') => html[key] ?? '';
  const opened = keys.findIndex((key) => htmlOf(key).includes(OPEN_DIALOG));
  if (opened < 0 && htmlOf(keys[0]).length > LONG) return keys[0];
  return keys[Math.max(opened, 0) + 1] ?? (layout === 'site' ? 'site-footer' : undefined);
}
