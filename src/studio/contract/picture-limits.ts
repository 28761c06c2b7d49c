/** The most bytes of an uploaded picture; those of cameras have a third of that at most. */
export const LARGEST_PICTURE = 40 * 1024 * 1024;

/** So many bytes of where a picture begins say what it is and how large. */
export const PICTURE_HEAD = 256 * 1024;
