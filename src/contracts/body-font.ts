/**
 * The class of elements that show the web font of body text (styles/typography.css), and the key in the session storage
 * that records that it is loaded.
 */
export const BODY_FONT = 'text-font';
