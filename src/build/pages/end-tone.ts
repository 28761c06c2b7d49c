const SECTION = /<section\b[^>]*>/g;
const TONE = / data-tone="([^"]*)"/;
const PAGE_HEADING = /<h1[\s>]/;

/**
 * Returns the background that a block ends on, so that a following section on the same one, which looks like part of
 * it, can come closer (styles/theme.ts). The opening of a page has none, because it may end with a picture.
 * @param html the rendered block
 */
export function endTone(html: string): string | undefined {
  if (PAGE_HEADING.test(html)) return undefined;
  const last = html.match(SECTION)?.at(-1);
  return last && TONE.exec(last)?.[1];
}
