/** Packs pictures into an .ico file, which browsers and crawlers request by default, and which sharp cannot write. */

/** A square picture as PNG; its size in pixels, 256 at most. */
export interface IconPicture {
  size: number;
  png: Buffer;
}

/** Bytes of the file header, and of each picture's entry after it. */
const HEAD = 6;
const ENTRY = 16;

/** The bytes of an icon file: a directory, then the pictures unchanged. */
export function icoFile(pictures: IconPicture[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEAD + ENTRY * index;
    // 256 does not fit into a byte; the format writes it as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
