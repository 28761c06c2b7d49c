const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: () => 'The disk is full. Make room and try again.',
  EDQUOT: () => 'The space that you may use on this disk is full. Make room and try again.',
  EROFS: (place) => `${place} lies on a disk that can only be read.`,
  EACCES: (place) => `You may not write into ${place}. Have whoever looks after this computer allow it.`,
  EPERM: (place) =>
    `You may not write into ${place}, or another program holds a file there open. Close it and try again.`,
  EBUSY: (place) => `Another program holds a file in ${place} open. Close it and try again.`,
  EMFILE: () => 'This computer has too many files open. Close a program and try again.',
  EIO: (place) => `The disk with ${place} reports a fault.`,
};

/** Why the system could not write a file, in plain words; undefined for other errors. */
export function saveError(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return SENTENCES[error.code]?.(place);
}
