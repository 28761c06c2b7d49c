/** Why the system does not let a file be written, by its error code. */
const WHY: Record<string, string> = {
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this account is not allowed to',
  EPERM: 'this account is not allowed to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'it is a symbolic link',
};

/** A sentence about a file that staff named and the system cannot write; undefined for any other error. */
export function fileErrorSentence(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const { code, path } = error;
  if (typeof code !== 'string' || typeof path !== 'string' || !Object.hasOwn(WHY, code)) return undefined;
  // Backups are written under this name first.
  return `${path.replace(/\.part$/, '')} cannot be written: ${WHY[code]}.`;
}
