import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { writePrivate } from '../startup/private-files.ts';
import { StorageError } from '../storage/errors.ts';
import { type ExitCode, type Options, type Output, UsageError } from './command-context.ts';

/** @throws StorageError when it cannot be read */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StorageError(`The file ${file} cannot be read.`);
  }
}

function keyOf(file: string, what: string, read: (text: string) => KeyObject): KeyObject {
  try {
    const key = read(textOf(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if (error instanceof StorageError) throw error;
  }
  throw new StorageError(`${file} contains no ${what}. Create a key pair with: npm run leads -- keygen FILE`);
}

/** The private key that signs backups. @throws StorageError if the file contains none */
export function readSigningKey(file: string): KeyObject {
  return keyOf(file, 'signing key', createPrivateKey);
}

/** The key that verifies signatures; a private key will do. @throws StorageError if the file contains none */
export function readVerifyingKey(file: string): KeyObject {
  return keyOf(file, 'verification key', createPublicKey);
}

/** The age identities in a file, one per line; lines with # are comments. @throws StorageError if there is none */
export function readIdentities(file: string): string[] {
  const lines = textOf(file).split('\n');
  const identities = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length > 0) return identities;
  throw new StorageError(`${file} contains no age identity.`);
}

/** The passphrase in the first line of a file. @throws StorageError if it is empty */
export function readPassphrase(file: string): string {
  const [line = ''] = textOf(file).split(/\r?\n/);
  if (line !== '') return line;
  throw new StorageError(`The first line of ${file} is empty; it must be the passphrase.`);
}

async function makeFile(file: string, text: string): Promise<void> {
  try {
    await writePrivate(file, text, 'wx');
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new StorageError(isThere ? `The file ${file} already exists.` : `The file ${file} cannot be written.`);
  }
}

async function makeSigningKeys(file: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await makeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  await makeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }).toString());
  return `Sign with ${file}, and keep it secret. Verify with ${file}.pub.\n`;
}

async function makeIdentity(file: string): Promise<string> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  await makeFile(file, `# public key: ${recipient}\n${identity}\n`);
  return `Encrypt for ${recipient}\nOnly ${file} can decrypt: keep two copies in safe places, not on this server.\n`;
}

const KINDS = { signing: makeSigningKeys, age: makeIdentity };

/** `keygen FILE`: generates keys to sign backups, or an age identity to decrypt them. */
export async function keygen(
  file: string | undefined,
  { kind = 'signing' }: Options,
  output: Output,
): Promise<ExitCode> {
  if (file === undefined) throw new UsageError('keygen needs the name of a new file.');
  if (kind !== 'signing' && kind !== 'age') throw new UsageError('--kind must be signing or age.');
  output.out(await KINDS[kind](file));
  return 0;
}
