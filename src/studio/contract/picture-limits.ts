/** Bytes of a picture that is taken; what cameras make has a third of that at most. */
export const LARGEST_PICTURE = 40 * 1024 * 1024;
