/** An entry of a zip archive as its directory lists it. Sizes in bytes. */
export interface ZipEntry {
  name: string;
  compressed: number;
  unpacked: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;

function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

/**
 * Lists a zip archive without unpacking it (PKWARE APPNOTE 4.3.12 and 4.3.16).
 * Undefined when the directory is damaged or of the large kind (zip64), which no document of 10 MB needs.
 */
export function listZip(bytes: Buffer): ZipEntry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
    entries.push({ name, compressed: bytes.readUInt32LE(at + 20), unpacked: bytes.readUInt32LE(at + 24) });
    at += ENTRY_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
