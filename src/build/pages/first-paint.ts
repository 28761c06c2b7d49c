import type { PageData } from '../../contracts/page-data.ts';

/** Characters of HTML. A longer first block, such as an article, does not fit into the first flight of packets. */
const LONG = 10_000;
/** A dialog that is open in the HTML, such as a profile. It is centred, so it moves while it grows. */
const OPEN_DIALOG = '<dialog open';

/**
 * The id of the element that must be parsed before a page is first painted: the one after the block with an open
 * dialog; otherwise the one after the first block, or after the header if that block is long. A browser that paints a
 * document while it arrives would show half a header, hero or dialog, and then move it.
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
