/** Placeholder in a form's source for the page's entry: article-{entry}. */
const ENTRY = '{entry}';

/** What the id of an entry looks like: its file name. */
const ENTRY_ID = /^[a-z0-9][a-z0-9-]{0,199}$/;

/** Whether a source has to be filled with the entry of the page its form stands on. */
export function namesEntry(source: string): boolean {
  return source.endsWith(ENTRY);
}

/**
 * The source of a form on a page (specification 7.3: article-{slug}). `entry` is the id of the entry that the page's path names.
 * @throws Error for a source that needs an entry on a page without one, which the checker refuses
 */
export function sourceOn(source: string, entry: string | undefined): string {
  if (!namesEntry(source)) return source;
  if (entry === undefined) throw new Error(`the source ${source} needs a page about an entry`);
  return source.slice(0, -ENTRY.length) + entry;
}

/** Whether a source that was sent is that of a form whose source is written so. */
export function isSourceOf(source: string, sent: string): boolean {
  if (!namesEntry(source)) return sent === source;
  const start = source.slice(0, -ENTRY.length);
  return sent.startsWith(start) && ENTRY_ID.test(sent.slice(start.length));
}
