import { type CFB$Container, read } from 'cfb';
import type { Budget } from '../budget.ts';
import { damaged, Unacceptable, unsafe } from '../fault.ts';
import { isElsewhere } from '../reference-target.ts';

export const COMPOUND_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Streams and folders of macros ([MS-OVBA] 2.2.1), and of files of any kind packed inside. */
const UNSAFE = /^(?:_VBA_PROJECT.*|VBA|Macros|Ole10Native|Ole10ItemName)$/i;
const LINK = '\u0001Ole';
const IS_LINK = 1;
const HEADER = 512;
const FREE = 0xffffffff;
const TABLES_IN_HEADER = 109;

/** A compound file ([MS-CFB]): the names of all that is in it, and its streams. */
export interface Compound {
  names: string[];
  /** The first stream of this name. */
  stream(name: string): Buffer | undefined;
}

function open(content: Buffer): CFB$Container {
  try {
    return read(content, { type: 'buffer' });
  } catch (error) {
    if (error instanceof RangeError || error instanceof Unacceptable) throw error;
    return damaged('no compound file');
  }
}

/** All sectors that its last table tells of are there. */
function demandWhole(content: Buffer): void {
  const size = 1 << content.readUInt16LE(30);
  const places = Array.from({ length: TABLES_IN_HEADER }, (_, place) => content.readUInt32LE(76 + place * 4));
  const last = places.findLastIndex((place) => place !== FREE);
  const start = ((places[last] ?? 0) + 1) * size;
  const table = content.subarray(start, start + size);
  if (last < 0 || table.length < size) damaged('no table');
  const next = Array.from({ length: size / 4 }, (_, place) => table.readUInt32LE(place * 4));
  const used = (last * size) / 4 + next.findLastIndex((one) => one !== FREE);
  if (used >= Math.ceil(content.length / size) - 1) damaged('cut off');
}

/** What is linked instead of embedded is not fetched from elsewhere. */
function demandOwnContent(link: Buffer): void {
  if (link.length < 8 || (link.readUInt32LE(4) & IS_LINK) === 0) return;
  const places =
    link
      .toString('latin1')
      .replaceAll('\0', '')
      .match(/(?:[a-z]{2,9}:|\\\\)[\x20-\x7e]+/gi) ?? [];
  if (places.some((place) => isElsewhere(place))) unsafe('something from elsewhere');
}

/**
 * Opens a compound file, which older versions of Word and embedded objects are.
 * @throws Unacceptable when it is damaged, or holds macros or files of any kind
 */
export function openCompound(content: Buffer, budget: Budget): Compound {
  if (content.length < HEADER) damaged('too short');
  demandWhole(content);
  const container = open(content);
  // A name may be on an entry that the reader takes for an empty one.
  const names = container.FullPaths.flatMap((path) => path.split('/'));
  if (names.some((name) => UNSAFE.test(name.replace(/\p{Cc}/gu, '')))) unsafe('macros, or a file of any kind');
  const streams = container.FileIndex.filter(({ type }) => type === 2);
  for (const { name, content: bytes, size } of streams) {
    budget.spend(size);
    if ((bytes?.length ?? 0) < size) damaged('a stream cut off');
    if (name === LINK) demandOwnContent(Buffer.from(bytes));
  }
  return {
    names,
    stream: (name) => {
      const found = streams.find((one) => one.name === name)?.content;
      return found && Buffer.from(found);
    },
  };
}
