import type { ContentFault } from './fault.ts';
import { listZip, readZipEntry, type ZipBudget, ZipFault } from './zip.ts';

/** Bytes: more than any honest text unpacks to; archives that swell beyond it are made to do harm. */
const LARGEST_UNPACKED = 100 * 1024 * 1024;
/** Bytes of a part that is read: lists of parts and of links, and embedded files. */
const LARGEST_PART = 10 * 1024 * 1024;
/** A text may hold a table, which is an archive too; one in a table in a text is more than anybody makes. */
const DEEPEST = 2;

const MAIN_PART = /wordprocessingml\.document\.main\+xml/i;
const MACRO_PARTS = /macroEnabled|vbaProject|activeX/i;
const MACRO_NAME = /(^|\/)(vbaProject|vbaData)[^/]*$|(^|\/)activeX\//i;
const RELATIONSHIP = /<[\w:]*Relationship\b[^>]*>/g;
/** Links that a word processor follows by itself as soon as it opens the text. */
const FOLLOWED = /\/(attachedTemplate|oleObject|frame|subDocument)$/i;
/** A template is named by its place on the writer's own computer. */
const LOCAL_PLACE = /^(file:\/\/\/[a-z]:|[a-z]:\\|(?![a-z]+:|\\\\|\/\/))/i;
const PACKED_FILE = Buffer.from('\u0001Ole10Native', 'utf16le');
const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');

/** A text with macros, or with something else that acts by itself. */
class Unsafe extends Error {}

function decodeXml(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return bytes.toString(isWide ? 'utf16le' : 'utf8');
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*("([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const text = found?.[2] ?? found?.[3] ?? '';
  return text.replace(/&#(x?)([0-9a-f]+);/gi, (_whole, hex: string, digits: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(digits, hex ? 16 : 10) || 0, 0x10ffff)),
  );
}

function isFollowedLink(tag: string): boolean {
  const isOutside = /external/i.test(attributeOf(tag, 'TargetMode'));
  return isOutside && FOLLOWED.test(attributeOf(tag, 'Type')) && !LOCAL_PLACE.test(attributeOf(tag, 'Target').trim());
}

function demandHarmless(name: string, content: Buffer): void {
  if (/\.rels$/i.test(name)) {
    const links = decodeXml(content).match(RELATIONSHIP) ?? [];
    if (links.some(isFollowedLink)) throw new Unsafe('a link that is followed at once');
  }
  if (content.includes(PACKED_FILE)) throw new Unsafe('a file of any kind inside');
}

/** Looks at every entry of an archive and of the archives in it. Gives the list of its parts. @throws ZipFault, Unsafe */
async function inspect(bytes: Buffer, budget: ZipBudget, depth: number): Promise<string> {
  let types = '';
  for (const entry of listZip(bytes)) {
    if (MACRO_NAME.test(entry.name)) throw new Unsafe('macros');
    const content = await readZipEntry(entry, budget, LARGEST_PART);
    if (!content) continue;
    if (/^\[Content_Types\]\.xml$/i.test(entry.name)) types += decodeXml(content);
    demandHarmless(entry.name, content);
    if (content.subarray(0, ZIP_START.length).equals(ZIP_START)) {
      if (depth === DEEPEST) throw new Unsafe('archives in archives');
      await inspect(content, budget, depth + 1);
    }
  }
  if (MACRO_PARTS.test(types)) throw new Unsafe('macros');
  return types;
}

/**
 * What is wrong with a text of Word (ECMA-376): no text, macros, something that acts by itself, or an archive made to
 * do harm. The archive is unpacked to its end, since what it says of its sizes may be a lie, but never kept.
 */
export async function docxFault(content: Buffer): Promise<ContentFault | undefined> {
  if (!content.subarray(0, ZIP_START.length).equals(ZIP_START)) return 'wrongContent';
  try {
    const types = await inspect(content, { bytes: LARGEST_UNPACKED }, 1);
    return MAIN_PART.test(types) ? undefined : 'wrongContent';
  } catch (error) {
    if (error instanceof ZipFault || error instanceof Unsafe) return 'unsafeFile';
    throw error;
  }
}
