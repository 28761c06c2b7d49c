/** Other ways to write the same objects of a PDF: object streams, incremental updates, encryption. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pdf, stream } from './pdf.ts';

const hash = (name: string, ...parts: Uint8Array[]) => createHash(name).update(Buffer.concat(parts)).digest();

interface Packing {
  version?: string;
  /** The filter of the object stream, and the function that encodes for it. */
  filter?: string;
  pack?: (bytes: Buffer) => Buffer;
  /** Additional entries in the dictionary of the object stream. */
  more?: string;
  /** Whether the dictionary names its type. */
  isTyped?: boolean;
  trailer?: string;
}

function offsetsOf(objects: string[]): number[] {
  let at = 0;
  return objects.map((object) => {
    const place = at;
    at += object.length + 1;
    return place;
  });
}

/**
 * Objects numbered from 1 on; all but streams are in one object stream, with a cross-reference stream: PDF 1.5 and
 * newer.
 */
export function packedPdf(objects: string[], packing: Packing = {}): Buffer {
  const { version = '1.5', filter = '/FlateDecode', pack = deflateSync, more = '', isTyped = true } = packing;
  const isStream = (object: string) => object.includes('endstream');
  const inside = objects.flatMap((object, index) => (isStream(object) ? [] : [{ object, number: index + 1 }]));
  const offsets = offsetsOf(inside.map(({ object }) => object));
  const head = inside.map(({ number }, index) => `${number} ${offsets[index]}`).join(' ');
  const content = pack(Buffer.from(`${head} ${inside.map(({ object }) => object).join(' ')}`, 'latin1'));
  const type = isTyped ? '/Type /ObjStm ' : '';
  const holder = stream(content, `${type}/N ${inside.length} /First ${head.length + 1} /Filter ${filter} ${more}`);
  let body = `%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`;
  const rows: [number, number, number][] = [[0, 0, 65_535]];
  const write = (number: number, text: string) => {
    rows[number] = [1, body.length, 0];
    body += `${number} 0 obj\n${text}\nendobj\n`;
  };
  for (const [index, object] of objects.entries()) if (isStream(object)) write(index + 1, object);
  const [holderNumber, tableNumber] = [objects.length + 1, objects.length + 2];
  write(holderNumber, holder);
  for (const [index, { number }] of inside.entries()) rows[number] = [2, holderNumber, index];
  rows[tableNumber] = [1, body.length, 0];
  const table = Buffer.alloc(rows.length * 7);
  for (const [index, [kind, place, last]] of rows.entries()) {
    table.writeUInt8(kind, index * 7);
    table.writeUInt32BE(place, index * 7 + 1);
    table.writeUInt16BE(last, index * 7 + 5);
  }
  const about = `/Type /XRef /W [1 4 2] /Size ${rows.length} /Root 1 0 R /Filter /FlateDecode ${packing.trailer ?? ''}`;
  const start = body.length;
  body += `${tableNumber} 0 obj\n${stream(deflateSync(table), about)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A PDF with an incremental update that adds or changes objects. */
export function updatedPdf(base: Buffer, objects: Record<number, string>, trailer = ''): Buffer {
  const text = base.toString('latin1');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  let body = text;
  const rows = Object.entries(objects).map(([number, object]) => {
    const place = body.length;
    body += `${number} 0 obj\n${object}\nendobj\n`;
    return `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n${rows.join('')}trailer\n<< /Size 99 /Root 1 0 R /Prev ${before} ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  const changed = bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(changed);
}

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/** A kind of encryption: its dictionary, and how it changes the bytes of an object. */
interface Lock {
  dictionary: string;
  change: (number: number, bytes: Uint8Array) => Buffer;
}

function aes(key: Uint8Array, bytes: Uint8Array): Buffer {
  const start = randomBytes(16);
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, start);
  return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
}

function olderLock(password: string, isAes: boolean): Lock {
  const permissions = Buffer.from('fcffffff', 'hex');
  const owner = rc4(hash('md5', PADDING).subarray(0, 5), PADDING);
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  let key = hash('md5', padded, owner, permissions, ID);
  if (isAes) for (let round = 0; round < 50; round++) key = hash('md5', key);
  else key = key.subarray(0, 5);
  let user = rc4(key, PADDING);
  if (isAes) {
    user = rc4(key, hash('md5', PADDING, ID));
    for (let round = 1; round < 20; round++)
      user = rc4(
        key.map((byte) => byte ^ round),
        user,
      );
    user = Buffer.concat([user, Buffer.alloc(16)]);
  }
  const kind = isAes
    ? '/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
    : '/V 1 /R 2';
  return {
    dictionary: `<< /Filter /Standard ${kind} /O ${hex(owner)} /U ${hex(user)} /P -4 >>`,
    change: (number, bytes) => {
      const salt = Buffer.from([number & 255, number >> 8, 0, 0, 0]);
      const own = hash('md5', key, salt, Buffer.from(isAes ? 'sAlT' : '')).subarray(0, Math.min(16, key.length + 5));
      return isAes ? aes(own, bytes) : rc4(own, bytes);
    },
  };
}

function newerLock(password: string): Lock {
  const key = randomBytes(32);
  const [check, salt] = [randomBytes(8), randomBytes(8)];
  const wrap = (over: Uint8Array) => {
    const cipher = createCipheriv('aes-256-cbc', over, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(key), cipher.final()]);
  };
  const secret = Buffer.from(password);
  const user = Buffer.concat([hash('sha256', secret, check), check, salt]);
  const filter = '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  const owner = Buffer.concat([randomBytes(32), check, salt]);
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 5 /Length 256 ${filter} /O ${hex(owner)} /OE ${hex(randomBytes(32))} /U ${hex(user)} /UE ${hex(wrap(hash('sha256', secret, salt)))} /P -4 /Perms ${hex(randomBytes(16))} >>`,
    change: (_number, bytes) => aes(key, bytes),
  };
}

export type Protection = 'RC4' | 'AES-128' | 'AES-256';

function lockOf(protection: Protection, password: string): Lock {
  return protection === 'AES-256' ? newerLock(password) : olderLock(password, protection === 'AES-128');
}

function lockObject(lock: Lock, number: number, object: string): string {
  const found = /^(<<[\s\S]*?)>>\nstream\n([\s\S]*)\nendstream$/.exec(object);
  const lockStrings = (text: string) =>
    text.replace(/\(((?:\\.|[^\\()])*)\)/g, (_whole, inner: string) =>
      hex(lock.change(number, Buffer.from(inner.replace(/\\(.)/g, '$1'), 'latin1'))),
    );
  if (!found) return lockStrings(object);
  const bytes = lock.change(number, Buffer.from(found[2] ?? '', 'latin1'));
  const about = (found[1] ?? '').replace(/\/Length \d+/, `/Length ${bytes.length}`);
  return `${lockStrings(about)}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/** An encrypted PDF: without a user password everybody can open it, otherwise only who knows it. */
export function lockedPdf(objects: string[], protection: Protection, password = ''): Buffer {
  const lock = lockOf(protection, password);
  const locked = objects.map((object, index) => lockObject(lock, index + 1, object));
  const trailer = `/Encrypt ${objects.length + 1} 0 R /ID [${hex(ID)} ${hex(ID)}] `;
  return pdf([...locked, lock.dictionary], { version: '1.7', trailer });
}
