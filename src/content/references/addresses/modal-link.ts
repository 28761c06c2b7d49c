/** The prefix of links to dialogs; the rest is the name of a file in modals/. */
export const modalPrefix = 'modal:';

/** Returns the link that opens a dialog. */
export function modalLink(id: string): string {
  return modalPrefix + id;
}

/** Returns the name of the dialog that a link opens, whether it exists or not; undefined for other links. */
export function modalOf(link: string): string | undefined {
  return link.startsWith(modalPrefix) ? link.slice(modalPrefix.length) : undefined;
}
