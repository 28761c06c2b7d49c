/**
 * Errors that do not prevent a page from being shown while it is edited: an editor who picks a colour wants to see it.
 */
const codes = ['low-contrast'];

/** Whether a page is shown despite an error. */
export const isTolerated = ({ code }: { code: string }): boolean => codes.includes(code);
