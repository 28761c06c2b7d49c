import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive to write, and false claims about it. */
export interface Entry {
  name: string;
  content: string | Buffer;
  /** Compressed bytes to write instead of the compressed content. */
  packed?: Buffer;
  /** The size in the central directory. */
  claimed?: number;
  /** Whether it is stored without compression. */
  stored?: boolean;
  /** Whether size and checksum follow the data instead of preceding it, as in streamed archives. */
  streamed?: boolean;
  /** A different name in the local header. */
  localName?: string;
  flags?: number;
  /** The index of another entry whose offset the central directory gives for this one. */
  at?: number;
}

const STREAMED = 8;

/** Never copied, since some entries are large. */
const bytesOf = ({ content }: Entry) => (typeof content === 'string' ? Buffer.from(content) : content);

function header(entry: Entry, packed: Buffer, name: string, isLocal: boolean): Buffer {
  const content = bytesOf(entry);
  const hidesSizes = isLocal && entry.streamed === true;
  const bytes = Buffer.alloc(isLocal ? 30 : 46);
  const at = isLocal ? 0 : 2;
  bytes.writeUInt32LE(isLocal ? 0x04034b50 : 0x02014b50, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE((entry.flags ?? 0) | (entry.streamed ? STREAMED : 0), 6 + at);
  bytes.writeUInt16LE(entry.stored ? 0 : 8, 8 + at);
  bytes.writeUInt32LE(hidesSizes ? 0 : crc32(content), 14 + at);
  bytes.writeUInt32LE(hidesSizes ? 0 : packed.length, 18 + at);
  bytes.writeUInt32LE(hidesSizes ? 0 : (entry.claimed ?? content.length), 22 + at);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + at);
  return bytes;
}

function descriptor(entry: Entry, packed: Buffer): Buffer {
  const content = bytesOf(entry);
  const bytes = Buffer.alloc(entry.streamed ? 16 : 0);
  if (!entry.streamed) return bytes;
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc32(content), 4);
  bytes.writeUInt32LE(packed.length, 8);
  bytes.writeUInt32LE(content.length, 12);
  return bytes;
}

/** A small ZIP writer, so that harmful archives need not be in the repository. */
export function zip(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const starts: number[] = [];
  let at = 0;
  const packedOf = entries.map(
    (entry) => entry.packed ?? (entry.stored ? bytesOf(entry) : deflateRawSync(entry.content)),
  );
  for (const [place, entry] of entries.entries()) {
    const packed = packedOf[place] ?? Buffer.alloc(0);
    const name = entry.localName ?? entry.name;
    const part = Buffer.concat([
      header(entry, packed, name, true),
      Buffer.from(name),
      packed,
      descriptor(entry, packed),
    ]);
    starts.push(at);
    parts.push(part);
    at += part.length;
  }
  const directory = entries.map((entry, place) => {
    const bytes = header(entry, packedOf[place] ?? Buffer.alloc(0), entry.name, false);
    bytes.writeUInt32LE(starts[entry.at ?? place] ?? 0, 42);
    return Buffer.concat([bytes, Buffer.from(entry.name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
