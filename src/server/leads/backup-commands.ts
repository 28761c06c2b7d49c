import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Reading, restoreBackup, type Writing, writeBackup } from './backup.ts';
import { type Call, type ExitCode, type Options, refuseExisting, UsageError } from './calls.ts';
import { readIdentities, readPassphrase, readSigningKey, readVerifyingKey } from './keys.ts';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The options for writing a backup. @throws UsageError; StorageError if a file that they name cannot be used */
function writingOf({ recipient, passphrase, sign }: Options, fallback: string[] | undefined): Writing {
  if (recipient && passphrase !== undefined) throw new UsageError('Use --recipient or --passphrase, not both.');
  return {
    recipients: passphrase === undefined ? (recipient ?? fallback ?? []) : [],
    passphrase: passphrase === undefined ? undefined : readPassphrase(passphrase),
    signingKey: sign === undefined ? undefined : readSigningKey(sign),
  };
}

/** `backup FILE|FOLDER`: saves everything to a new file. */
export async function backup({ lead, storage, word, options, output, note }: Call): Promise<ExitCode> {
  if (word === undefined) throw new UsageError('backup needs the name of a new file, or of a folder.');
  const writing = writingOf(options, lead.recipients);
  const isEncrypted = writing.recipients.length > 0 || writing.passphrase !== undefined;
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = isFolder(word) ? join(word, `leads-${time}.jsonl.gz${isEncrypted ? '.age' : ''}`) : word;
  refuseExisting(file);
  const { submissions, documents, deliveries } = await writeBackup(storage, file, writing);
  note({ submissions, documents, encrypted: isEncrypted, signed: writing.signingKey !== undefined });
  output.out(
    `Saved ${submissions} submissions, ${documents} documents and ${deliveries} mails and webhook calls in ${file}\n`,
  );
  return 0;
}

/** The options for reading a backup. @throws StorageError if a file that they name cannot be used */
function readingOf({ identity, passphrase, verify }: Options): Reading {
  return {
    identities: identity === undefined ? [] : readIdentities(identity),
    passphrase: passphrase === undefined ? undefined : readPassphrase(passphrase),
    verifyingKey: verify === undefined ? undefined : readVerifyingKey(verify),
  };
}

/** `restore FILE`: loads a backup into an empty database. */
export async function restore({ storage, word, options, output, note }: Call): Promise<ExitCode> {
  if (word === undefined) throw new UsageError('restore needs the file of a backup.');
  const reading = readingOf(options);
  await restoreBackup(storage, word, reading);
  const submissions = (await storage.list({})).length;
  note({ submissions, verified: reading.verifyingKey !== undefined });
  output.out(`Restored ${submissions} submissions.\n`);
  return 0;
}
