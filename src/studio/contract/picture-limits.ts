/** Maximum size of an uploaded picture in bytes; photos from cameras have at most a third of that. */
export const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

/** How many of a picture's first bytes are needed to detect its type and dimensions. */
export const PICTURE_HEAD_BYTES = 256 * 1024;
