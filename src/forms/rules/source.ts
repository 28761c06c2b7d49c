/** Placeholder in a form's source for the page's entry: article-{entry}. */
const ENTRY = '{entry}';

/** The id of an entry, which is its file name. */
const ENTRY_ID = /^[a-z0-9][a-z0-9-]{0,199}$/;

/** Whether a source contains the placeholder for the entry of the form's page. */
export function hasEntryPlaceholder(source: string): boolean {
  return source.endsWith(ENTRY);
}

/**
 * The source of a form on a page (specification 7.3: article-{slug}). `entry` is the id of the entry in the page's
 * path.
 * @throws Error for a source that needs an entry on a page without one, which the checker prevents
 */
export function resolveSource(source: string, entry: string | undefined): string {
  if (!hasEntryPlaceholder(source)) return source;
  if (entry === undefined) throw new Error(`the source ${source} needs a page about an entry`);
  return source.slice(0, -ENTRY.length) + entry;
}

/** Whether `sent` matches a form's source, with any entry for the placeholder. */
export function matchesSource(source: string, sent: string): boolean {
  if (!hasEntryPlaceholder(source)) return sent === source;
  const start = source.slice(0, -ENTRY.length);
  return sent.startsWith(start) && ENTRY_ID.test(sent.slice(start.length));
}
