import { Decrypter, Encrypter } from 'age-encryption';
import { StorageError } from '../storage/errors.ts';

/** Who can read a backup: holders of the identity of one of the recipients, or of the passphrase. */
export interface EncryptionKeys {
  /** `age1…`. */
  recipients: string[];
  passphrase?: string | undefined;
}

/** The keys that open a backup. */
export interface DecryptionKeys {
  /** `AGE-SECRET-KEY-1…`. */
  identities: string[];
  passphrase?: string | undefined;
}

/** A sink for bytes, chunk by chunk. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** The first bytes of every encrypted file (age-encryption.org/v1). */
export const AGE = 'age-encryption.org/v1';

/** @throws StorageError for an invalid recipient */
function encrypterFor({ recipients, passphrase }: EncryptionKeys): Encrypter {
  const encrypter = new Encrypter();
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new StorageError(
        `'${recipient}' is not a valid recipient: it must look like age1…, without typing mistakes.`,
      );
    }
  }
  return encrypter;
}

/**
 * A sink that encrypts what is written in the format of the program `age`, and writes it to another sink.
 * @throws StorageError for an invalid recipient
 */
export async function encryptingSink(keys: EncryptionKeys, target: Sink): Promise<Sink> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encrypted = await encrypterFor(keys).encrypt(readable);
  const pump = async () => {
    for await (const bytes of encrypted) await target.write(bytes);
  };
  const pumped = pump();
  pumped.catch(() => {});
  // When the underlying sink fails, the writer only learns that its stream was closed.
  const rethrowPumpError = async (error: unknown) => {
    await pumped;
    throw error;
  };
  return {
    write: (bytes) => writer.write(Uint8Array.from(bytes)).catch(rethrowPumpError),
    async end() {
      await writer.close().catch(rethrowPumpError);
      await pumped;
      await target.end();
    },
  };
}

/** @throws StorageError for an invalid identity */
function decrypterFor({ identities, passphrase }: DecryptionKeys): Decrypter {
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw new StorageError('The file given with --identity contains something that is not an age identity.');
    }
  }
  return decrypter;
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

/** Decrypts a stream of bytes. @throws StorageError if none of the keys fits; Error if the data was changed */
export async function* decrypt(bytes: AsyncIterable<Uint8Array>, keys: DecryptionKeys): AsyncGenerator<Uint8Array> {
  if (keys.identities.length === 0 && keys.passphrase === undefined) {
    throw new StorageError(
      'This backup is encrypted. Please name what opens it: --identity FILE or --passphrase FILE.',
    );
  }
  const decrypter = decrypterFor(keys);
  const opened = await decrypter.decrypt(streamOf(bytes)).catch((error: unknown) => {
    const isOther = error instanceof Error && /no identity matched/.test(error.message);
    throw isOther ? new StorageError('This backup cannot be decrypted with the given identity or passphrase.') : error;
  });
  yield* opened;
}
