import { phrase, type SentenceName } from '../words/phrase.ts';

const SENTENCES: Readonly<Record<string, SentenceName>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'shareFull',
  EROFS: 'readOnlyDisk',
  EACCES: 'mayNotWrite',
  EPERM: 'mayNotWriteOrOpen',
  EBUSY: 'heldOpen',
  EMFILE: 'manyFilesOpen',
  EIO: 'diskFault',
};

/** Why the system could not write a file, as a sentence; undefined for other errors. */
export function saveError(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const name = SENTENCES[error.code];
  return name && phrase(name, { folder: place });
}
