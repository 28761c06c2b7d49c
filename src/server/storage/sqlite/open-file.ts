import { type BigIntStats, closeSync, fstatSync, openSync } from 'node:fs';

/** A file that is open for reading. */
export interface OpenFile {
  fd: number;
  /** Identifies the file, whatever its name. */
  identity: string;
}

interface Kept {
  fds: number[];
  users: number;
}

/**
 * Files that this process keeps open, by identity. The system drops all locks of a process on a file as soon as the
 * process closes any handle of it, and SQLite would not notice. So no handle is closed while the file is in use here.
 */
const kept = new Map<string, Kept>();

/** The identity of a file, whatever its name. */
export function identityOf({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string {
  return `${dev}:${ino}`;
}

/** Opens a file for reading until it is released. @throws the system's error */
export function keepOpen(path: string): OpenFile {
  const fd = openSync(path, 'r');
  const identity = identityOf(fstatSync(fd, { bigint: true }));
  const known = kept.get(identity) ?? { fds: [], users: 0 };
  kept.set(identity, { fds: [...known.fds, fd], users: known.users + 1 });
  return { fd, identity };
}

/** Releases a file that is no longer used here; call it after SQLite has closed it. */
export function releaseFile({ identity }: OpenFile): void {
  const known = kept.get(identity);
  if (!known) return;
  known.users--;
  if (known.users > 0) return;
  kept.delete(identity);
  for (const fd of known.fds) closeSync(fd);
}
