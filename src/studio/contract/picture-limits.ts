/** Maximum bytes of an uploaded picture; camera pictures have at most a third of that. */
export const LARGEST_PICTURE = 40 * 1024 * 1024;

/** Number of initial bytes that are enough to detect a picture's type and dimensions. */
export const PICTURE_HEAD = 256 * 1024;
