import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openPrivate } from '../startup/private-files.ts';
import { StorageError } from '../storage/errors.ts';
import type { BackupStorage } from '../storage/storage.ts';
import {
  AGE,
  type DecryptionKeys,
  decrypt,
  type EncryptionKeys,
  encryptingSink,
  type Sink,
} from './backup-encryption.ts';
import { type RowCounts, readRows, writeRows } from './backup-rows.ts';
import { Signer, verifySignature, WrongSignature } from './backup-signature.ts';

/** How a backup is written. */
export interface BackupWriteOptions extends EncryptionKeys {
  /** A private Ed25519 key; undefined for a backup without a signature. */
  signingKey?: KeyObject | undefined;
}

/** How a backup is read. */
export interface BackupReadOptions extends DecryptionKeys {
  /** A public Ed25519 key; undefined to accept unsigned backups too. */
  verifyingKey?: KeyObject | undefined;
}

/** A backup file in progress, with what it should contain. */
interface PartialFile extends Sink {
  sha256: () => string;
}

async function openPartialFile(path: string): Promise<PartialFile> {
  await rm(path, { force: true });
  const file = await openPrivate(path, 'wx');
  const hash = createHash('sha256');
  return {
    async write(bytes) {
      hash.update(bytes);
      await file.appendFile(bytes);
    },
    end: () => file.sync().finally(() => file.close()),
    sha256: () => hash.digest('hex'),
  };
}

/** Writes rows and signature into a sink. */
async function writeInto(storage: BackupStorage, sink: Sink, key: KeyObject | undefined): Promise<RowCounts> {
  const signer = key && new Signer(key);
  const rows = await writeRows(storage, async (bytes) => {
    signer?.add(bytes);
    await sink.write(bytes);
  });
  if (signer) await sink.write(signer.trailer());
  await sink.end();
  return rows;
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(AGE.length)).finally(() => file.close());
  return buffer.toString('latin1') === AGE;
}

/** The lines of a gzip-compressed text. Bytes after its end are an error. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let size = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      size += chunk.length;
      yield chunk;
    }
  };
  const gunzip = createGunzip();
  const text = gunzip.setEncoding('utf8');
  // Errors of the source are passed on to the reader of the text.
  pipeline(Readable.from(counted()), gunzip, () => {});
  let begun: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...lines] = String(chunk).split('\n');
    begun.push(first);
    for (const line of lines) {
      yield begun.join('');
      begun = [line];
    }
  }
  const rest = begun.join('');
  if (rest !== '') yield rest;
  if (gunzip.bytesWritten !== size) throw new Error('bytes after the end');
}

/** The rows of a backup. @throws StorageError as restoreBackup does; Error if it is damaged */
async function* rowsOf(path: string, options: BackupReadOptions) {
  const isClosed = await isEncrypted(path);
  const raw = createReadStream(path);
  const plain = isClosed ? decrypt(raw, options) : raw;
  const { verifyingKey } = options;
  yield* readRows(linesOf(verifyingKey ? verifySignature(plain, verifyingKey) : plain));
}

function explain(error: unknown, path: string): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof WrongSignature) {
    const why = error.isMissing
      ? 'is not signed, or is incomplete'
      : 'was signed with another key, or has been changed';
    return new StorageError(`${path} ${why}. Nothing was restored.`);
  }
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return new StorageError(isMissing ? `There is no file ${path}.` : `${path} is not a complete backup.`);
}

/** Reads a whole backup. @throws StorageError if it is not a backup, or not complete */
async function verify(path: string, options: BackupReadOptions): Promise<void> {
  try {
    for await (const row of rowsOf(path, options)) void row;
  } catch (error) {
    throw explain(error, path);
  }
}

/** Reads the written backup again: its rows, or just its bytes when only others can decrypt them. */
async function verifyWritten(
  path: string,
  part: PartialFile,
  { signingKey, recipients, passphrase }: BackupWriteOptions,
): Promise<void> {
  if (recipients.length === 0 && passphrase === undefined) {
    return verify(path, { identities: [], verifyingKey: signingKey && createPublicKey(signingKey) });
  }
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  if (hash.digest('hex') !== part.sha256())
    throw new StorageError(`${path} does not contain what was written. Please check the disk.`);
}

async function writePartialFile(storage: BackupStorage, path: string, options: BackupWriteOptions): Promise<RowCounts> {
  const part = await openPartialFile(path);
  const hasKeys = options.recipients.length > 0 || options.passphrase !== undefined;
  try {
    const sink = hasKeys ? await encryptingSink(options, part) : part;
    const rows = await writeInto(storage, sink, options.signingKey);
    await verifyWritten(path, part, options);
    return rows;
  } catch (error) {
    await part.end().catch(() => {});
    throw error;
  }
}

/**
 * Saves a snapshot of everything stored to a new file that only its owner can read: lines of JSON, compressed,
 * optionally signed and encrypted, streamed whatever the size. Works while the server runs. The file only appears once
 * everything was written and verified.
 * @throws StorageError if the file cannot be read again
 */
export async function writeBackup(
  storage: BackupStorage,
  path: string,
  options: BackupWriteOptions = { recipients: [] },
): Promise<RowCounts> {
  const part = `${path}.part`;
  const removeAndExit = () => {
    rmSync(part, { force: true });
    process.exit(130);
  };
  process.once('SIGINT', removeAndExit).once('SIGTERM', removeAndExit);
  try {
    const rows = await writePartialFile(storage, part, options);
    await rename(part, path);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', removeAndExit).off('SIGTERM', removeAndExit);
  }
}

/**
 * Restores a backup, all or nothing. It may come from another kind of database.
 * @throws StorageError if the backup is damaged, lacks the required signature or cannot be decrypted with the given
 * keys, or if the storage is not empty
 */
export async function restoreBackup(storage: BackupStorage, path: string, options: BackupReadOptions): Promise<void> {
  await verify(path, options);
  // Verified again while loading: a file that changed meanwhile is rejected before anything is committed.
  await storage.load(rowsOf(path, options)).catch((error: unknown) => {
    throw error instanceof WrongSignature ? explain(error, path) : error;
  });
}
