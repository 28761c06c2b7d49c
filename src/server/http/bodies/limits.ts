/** Maximum bytes of a request without documents. */
export const MAX_TEXT_BYTES = 64 * 1024;
/** Maximum bytes of a request with a document: 10 MB in base64, and the fields. */
export const MAX_BYTES_WITH_DOCUMENT = 15 * 1024 * 1024;
