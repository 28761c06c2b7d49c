/** The text of documents of older versions of Word, and the structures it is assembled from ([MS-DOC]). */

import { isRemote } from '../reference-target.ts';
import { rejectUnsafe } from '../rejection.ts';
import type { Compound } from './compound.ts';
import { assertHarmlessField, Fields } from './fields.ts';

/** FibBase: 2.5.2. */
const MAGIC = 0xa5ec;
const FLAGS = 0x0a;
const ENCRYPTED = 0x0100;
const FIRST_TABLE = 0x0200;
/** FibRgFcLcb97: 2.5.6. Each is an offset into the table stream and a length. */
const ASSOCIATED = 0x019a;
const PIECES = 0x01a2;
const MIN_HEADER_BYTES = 0x01aa;
/** Index of the associated string that names the template: 2.9.273. */
const TEMPLATE = 1;
/** Characters that delimit a field's code and its result: 2.8.25. */
const [BEGIN, SEPARATE, END] = ['\u0013', '\u0014', '\u0015'];
const MARKS = new RegExp(`[${BEGIN}${SEPARATE}${END}]`);
const PIECE = /\p{Cc}|\P{Cc}+/gu;
/** Characters of a field that are examined if its end is unknown. */
const MAX_CODE_LENGTH = 4000;

/** The part of the table stream whose offset and length are at `at` in the header. */
function tablePart(head: Buffer, table: Buffer, at: number): Buffer {
  const start = head.readUInt32LE(at);
  return table.subarray(start, start + head.readUInt32LE(at + 4));
}

function templateOf(list: Buffer): string {
  // Strings of two bytes per character, each preceded by its length.
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return '';
  let at = 6;
  for (let number = 0; at + 2 <= list.length; number++) {
    const end = at + 2 + list.readUInt16LE(at) * 2;
    if (number === TEMPLATE) return list.toString('utf16le', at + 2, end);
    at = end;
  }
  return '';
}

/** The piece table follows the property modifiers of the pieces: 2.9.38. */
function pieceTable(pieces: Buffer): Buffer {
  let at = 0;
  while (at + 3 <= pieces.length && pieces[at] === 1) at += 3 + pieces.readUInt16LE(at + 1);
  if (at + 5 > pieces.length || pieces[at] !== 2) return Buffer.alloc(0);
  return pieces.subarray(at + 5, at + 5 + pieces.readUInt32LE(at + 1));
}

function pieceAt(text: Buffer, position: number, length: number): string {
  const isNarrow = (position & 0x40000000) !== 0;
  const start = isNarrow ? (position & 0x3fffffff) >> 1 : position & 0x3fffffff;
  return isNarrow
    ? text.toString('latin1', start, start + length)
    : text.toString('utf16le', start, start + length * 2);
}

/** The text, assembled from its pieces. @throws DocumentRejected if there are more than the file has room for */
function* textOf(text: Buffer, table: Buffer): Generator<string> {
  const count = Math.floor((table.length - 4) / 12);
  let all = 0;
  for (let piece = 0; piece < count; piece++) {
    const length = table.readUInt32LE((piece + 1) * 4) - table.readUInt32LE(piece * 4);
    all += length;
    if (length < 0 || all > text.length) rejectUnsafe('pieces that overlap');
    yield pieceAt(text, table.readUInt32LE((count + 1) * 4 + piece * 8 + 2), length);
  }
}

/** The text after each beginning of a field, up to the end of its code. There may be millions. */
function* codesIn(text: string): Generator<string> {
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + 1))
    yield text.slice(at + 1, at + 1 + MAX_CODE_LENGTH).split(MARKS, 1)[0] ?? '';
}

function assertHarmlessFields(text: string): void {
  const fields = new Fields();
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece === BEGIN) fields.begin();
    else if (piece === SEPARATE) fields.separate();
    else if (piece === END) fields.end();
    else fields.text(piece);
  }
  fields.finish();
}

/**
 * Checks that the fields of a text start and fetch nothing, and that its template is local. A text encrypted with a
 * password cannot be checked.
 * @throws DocumentRejected
 */
export function assertHarmlessDoc(text: Buffer, compound: Compound): void {
  // The raw bytes too, in case the piece table omits some fields.
  const rawText = text.toString('latin1').replaceAll('\0', '');
  for (const code of codesIn(rawText)) assertHarmlessField(code);
  if (text.length < MIN_HEADER_BYTES || text.readUInt16LE(0) !== MAGIC) return;
  const flags = text.readUInt16LE(FLAGS);
  if (flags & ENCRYPTED) return;
  const table = compound.stream(flags & FIRST_TABLE ? '1Table' : '0Table') ?? rejectUnsafe('no table stream');
  if (isRemote(templateOf(tablePart(text, table, ASSOCIATED)))) rejectUnsafe('a template from elsewhere');
  assertHarmlessFields([...textOf(text, pieceTable(tablePart(text, table, PIECES)))].join(''));
}
