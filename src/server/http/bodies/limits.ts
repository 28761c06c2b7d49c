/** Maximum bytes of a request without documents. */
export const LARGEST_TEXT = 64 * 1024;
/** Maximum bytes of a request with a document: 10 MB in base64, and the fields. */
export const LARGEST_WITH_DOCUMENT = 15 * 1024 * 1024;
