import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The ascent and descent of a font, in percent of its size. */
export interface FontMeasures {
  ascent: number;
  descent: number;
}

/** Numbers of the known WOFF2 tables that matter here: those we read, and those whose length is written differently. */
const HEAD = 1;
const HHEA = 2;
const GLYF = 10;
const LOCA = 11;
const OTHER = 63;
const HEADER = 48;

/**
 * The metrics of a WOFF2 file; undefined if it cannot be read. Takes a few milliseconds, because it reads only two
 * tables.
 */
export function measuresOf(file: string): FontMeasures | undefined {
  try {
    return measuresIn(readFileSync(file));
  } catch {
    return undefined;
  }
}

function measuresIn(bytes: Buffer): FontMeasures | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  const starts = new Map<number, number>();
  let at = HEADER;
  let start = 0;
  const number = () => {
    let value = 0;
    for (let part = 0x80; part >= 0x80; ) {
      part = bytes.readUInt8(at++);
      value = value * 0x80 + (part % 0x80);
    }
    return value;
  };
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++);
    const [tag, version] = [flags % 64, flags >> 6];
    if (tag === OTHER) at += 4;
    const length = number();
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    starts.set(tag, start);
    start += isTransformed ? number() : length;
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const [head, hhea] = [starts.get(HEAD), starts.get(HHEA)];
  if (head === undefined || hhea === undefined) return undefined;
  const unit = tables.readUInt16BE(head + 18) / 100;
  return { ascent: tables.readInt16BE(hhea + 4) / unit, descent: -tables.readInt16BE(hhea + 6) / unit };
}
