import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A signature is the last line of a backup. */
export const SIGNATURE = /^\{"signature":"[\w+/]{86}=="\}$/;
const BEFORE = '{"signature":"';
const AFTER = '"}\n';
const BASE64 = 88;
/** A prefix of the signed data, so that no signature made for another purpose is valid. */
const PURPOSE = 'backup of submissions, version 1\n';
/** The gzip header without name, time and system, and the sizes of the parts around the data. */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const BLOCK_HEADER = 5;
const GZIP_END = 8;
const TEXT = BEFORE.length + BASE64 + AFTER.length;
const TRAILER = GZIP.length + BLOCK_HEADER + TEXT + GZIP_END;

/** The backup does not have the required signature. */
export class WrongSignature extends Error {
  readonly isMissing: boolean;

  constructor(isMissing: boolean) {
    super('the signature does not fit');
    this.isMissing = isMissing;
  }
}

/**
 * The signature as a separate gzip member of fixed size, stored uncompressed: it can be cut off again, and programs
 * that unpack the backup see one more line.
 */
function trailerOf(signature: Uint8Array): Buffer {
  const text = Buffer.from(BEFORE + Buffer.from(signature).toString('base64') + AFTER);
  const block = Buffer.alloc(BLOCK_HEADER);
  block.writeUInt8(1);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  const end = Buffer.alloc(GZIP_END);
  end.writeUInt32LE(crc32(text));
  end.writeUInt32LE(text.length, 4);
  return Buffer.concat([GZIP, block, text, end]);
}

/** The signature in a trailer; undefined unless the bytes are exactly one. */
function signatureIn(trailer: Buffer): Buffer | undefined {
  const begin = GZIP.length + BLOCK_HEADER + BEFORE.length;
  const signature = Buffer.from(trailer.toString('latin1', begin, begin + BASE64), 'base64');
  return trailer.equals(trailerOf(signature)) ? signature : undefined;
}

/** Signs all bytes of a backup as they are written. */
export class Signer {
  readonly #key: KeyObject;
  readonly #hash = createHash('sha512');

  /** @param key a private Ed25519 key */
  constructor(key: KeyObject) {
    this.#key = key;
  }

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  /** The bytes to append to the backup. */
  trailer(): Buffer {
    return trailerOf(sign(null, Buffer.from(PURPOSE + this.#hash.digest('hex')), this.#key));
  }
}

/**
 * Passes bytes through and verifies them, without the last ones, which are the signature.
 * @param key a public Ed25519 key
 * @throws WrongSignature at the end, if anything was changed, cut off or added, or was not signed with this key
 */
export async function* verifySignature(bytes: AsyncIterable<Uint8Array>, key: KeyObject): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha512');
  let tail = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const held = Buffer.concat([tail, chunk]);
    const signed = held.subarray(0, Math.max(0, held.length - TRAILER));
    hash.update(signed);
    tail = Buffer.from(held.subarray(signed.length));
    yield signed;
  }
  yield tail;
  const signature = signatureIn(tail);
  if (!signature) throw new WrongSignature(true);
  if (!verify(null, Buffer.from(PURPOSE + hash.digest('hex')), key, signature)) throw new WrongSignature(false);
}
