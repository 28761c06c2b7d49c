/** Errors with which pages are shown while they are edited: whoever looks for a colour wants to see it. */
const codes = ['low-contrast'];

/** Whether a page is shown in spite of an error. */
export const isTolerated = ({ code }: { code: string }): boolean => codes.includes(code);
