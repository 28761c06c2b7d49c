import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupReadOptions, type BackupWriteOptions, restoreBackup, writeBackup } from './backup.ts';
import { type CommandContext, type ExitCode, type Options, refuseExisting, UsageError } from './command-context.ts';
import { readIdentities, readPassphrase, readSigningKey, readVerifyingKey } from './keys.ts';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The options for writing a backup. @throws UsageError; StorageError if a file that they name cannot be used */
function writeOptionsOf({ recipient, passphrase, sign }: Options, fallback: string[] | undefined): BackupWriteOptions {
  if (recipient && passphrase !== undefined) throw new UsageError('Use --recipient or --passphrase, not both.');
  return {
    recipients: passphrase === undefined ? (recipient ?? fallback ?? []) : [],
    passphrase: passphrase === undefined ? undefined : readPassphrase(passphrase),
    signingKey: sign === undefined ? undefined : readSigningKey(sign),
  };
}

/** `backup FILE|FOLDER`: saves everything to a new file. */
export async function backup({
  lead,
  storage,
  argument,
  options,
  output,
  addAuditDetails,
}: CommandContext): Promise<ExitCode> {
  if (argument === undefined) throw new UsageError('backup needs the name of a new file, or of a folder.');
  const writing = writeOptionsOf(options, lead.recipients);
  const isEncrypted = writing.recipients.length > 0 || writing.passphrase !== undefined;
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = isFolder(argument) ? join(argument, `leads-${time}.jsonl.gz${isEncrypted ? '.age' : ''}`) : argument;
  refuseExisting(file);
  const { submissions, documents, deliveries } = await writeBackup(storage, file, writing);
  addAuditDetails({ submissions, documents, encrypted: isEncrypted, signed: writing.signingKey !== undefined });
  output.out(
    `Saved ${submissions} submissions, ${documents} documents and ${deliveries} mails and webhook calls in ${file}\n`,
  );
  return 0;
}

/** The options for reading a backup. @throws StorageError if a file that they name cannot be used */
function readOptionsOf({ identity, passphrase, verify }: Options): BackupReadOptions {
  return {
    identities: identity === undefined ? [] : readIdentities(identity),
    passphrase: passphrase === undefined ? undefined : readPassphrase(passphrase),
    verifyingKey: verify === undefined ? undefined : readVerifyingKey(verify),
  };
}

/** `restore FILE`: loads a backup into an empty database. */
export async function restore({
  storage,
  argument,
  options,
  output,
  addAuditDetails,
}: CommandContext): Promise<ExitCode> {
  if (argument === undefined) throw new UsageError('restore needs the file of a backup.');
  const reading = readOptionsOf(options);
  await restoreBackup(storage, argument, reading);
  const submissions = (await storage.list({})).length;
  addAuditDetails({ submissions, verified: reading.verifyingKey !== undefined });
  output.out(`Restored ${submissions} submissions.\n`);
  return 0;
}
