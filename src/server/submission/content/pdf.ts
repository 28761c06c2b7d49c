import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { ContentFault } from './fault.ts';
import { isSecondDocument } from './markup.ts';

const unpack = promisify(inflate);

/** Bytes that object streams unpack to, each and together: they hold no pictures, so they are small. */
const LARGEST_STREAM = 2 * 1024 * 1024;
const LARGEST_STREAMS = 40 * 1024 * 1024;
/** Bytes that may stand after the end: mail programs leave some there. */
const LONGEST_TAIL = 2048;
/** Bytes of the description of a stream. */
const LONGEST_DICTIONARY = 4096;

/** ISO 32000-1, 7.2.2: what may stand between two words. */
const BETWEEN = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){0,50}';
/** The kind of an action: /S and a name, in which any character may stand as # and its number (7.3.5). */
const ACTION = new RegExp(`/(?:S|#53)${BETWEEN}/([A-Za-z0-9#]{2,40})`, 'g');
/** Actions that run a program, call another one or open a file: 12.6.4. */
const ACTIVE = new Set(['JavaScript', 'Launch', 'Rendition', 'ImportData', 'GoToE', 'RichMediaExecute']);
/** The one way in which object streams are packed. */
const ONE_FILTER = /\/Filter[\0\t\n\f\r ]*(?:\[[\0\t\n\f\r ]*)?\/FlateDecode[\0\t\n\f\r ]*(?:\]|\/|>|\d)/;
/** Blanks and zeros. */
const FILLING = [0, 9, 10, 12, 13, 32];
/** By byte: there may be ten million of them after the end of a file, and everybody else waits meanwhile. */
const IS_FILLING = Uint8Array.from({ length: 256 }, (_, byte) => Number(FILLING.includes(byte)));
const OBJECT_STREAM = /\/(?:Type|#54ype)[\0\t\n\f\r ]{0,50}\/([A-Za-z0-9#]{5,30})/g;

function nameOf(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function hasActiveAction(text: string): boolean {
  return [...text.matchAll(ACTION)].some(([, name = '']) => ACTIVE.has(nameOf(name)));
}

/** RFC 1950, 2.2: how packed bytes begin. Those of an encrypted stream do not. */
function isPacked(bytes: Buffer): boolean {
  return bytes.length > 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/**
 * The bytes of each object stream: objects may stand in them, packed, instead of in the file itself (7.5.7). Undefined
 * for one that is packed in a way that no program uses for them.
 */
function* objectStreams(content: Buffer, text: string): Generator<Buffer | undefined> {
  let last = 0;
  for (const found of text.matchAll(OBJECT_STREAM)) {
    if (found.index < last || nameOf(found[1] ?? '') !== 'ObjStm') continue;
    const before = text.slice(Math.max(0, found.index - LONGEST_DICTIONARY), found.index);
    const after = text.slice(found.index, found.index + LONGEST_DICTIONARY);
    const keyword = after.indexOf('stream');
    if (keyword < 0) continue;
    const dictionary = before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, keyword);
    const start = found.index + keyword + 'stream'.length + (after[keyword + 6] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', start);
    last = end < 0 ? text.length : end;
    if (!/\/F(?:ilter)?\b|#/.test(dictionary)) continue;
    yield ONE_FILTER.test(dictionary) ? content.subarray(start, last) : undefined;
  }
}

async function hidesAction(content: Buffer, text: string): Promise<boolean> {
  let left = LARGEST_STREAMS;
  for (const packed of objectStreams(content, text)) {
    if (!packed || left <= 0) return true;
    if (!isPacked(packed)) continue;
    try {
      const objects = await unpack(packed, { maxOutputLength: LARGEST_STREAM });
      left -= objects.length;
      if (hasActiveAction(objects.toString('latin1'))) return true;
    } catch (error) {
      if (error instanceof RangeError) return true;
      left -= LARGEST_STREAM;
    }
  }
  return false;
}

/** What stands after the last end of a file, without what only fills it up. */
function tailOf(content: Buffer, end: number): Buffer {
  let last = content.length;
  while (last > end && IS_FILLING[content[last - 1] ?? 0] === 1) last--;
  return content.subarray(end, last);
}

/**
 * What is wrong with a PDF: cut off, a web page or an archive as well, or with an action that runs by itself or calls
 * other programs. Links, forms, attachments and an opening view are what genuine papers have, and are let through.
 */
export async function pdfFault(content: Buffer): Promise<ContentFault | undefined> {
  const text = content.toString('latin1');
  if (!/^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,1024}%PDF-\d/.test(text)) return 'wrongContent';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref')) return 'damagedFile';
  const tail = tailOf(content, end);
  if (isSecondDocument(content.subarray(0, 1024)) || isSecondDocument(tail)) return 'unsafeFile';
  if (tail.length > LONGEST_TAIL) return 'damagedFile';
  return hasActiveAction(text) || (await hidesAction(content, text)) ? 'unsafeFile' : undefined;
}
