import { rejectUnsafe, rejectWrongType } from './rejection.ts';

/** Maximum bytes that mail programs and portals leave before and after a document. */
export const MAX_JUNK_BYTES = 1024;

/** Tags by which programs recognise a web page, an SVG, or an HTML application. */
const MARKUP =
  /<(?:!doctype|\?php|\?=|%|(?:html|head|body|script|iframe|frameset|object|embed|svg|meta|link|style|form|img|base|title|applet|hta:application|job|component|scriptlet|vbscript)(?=[\s/>]))/i;
/** Tags that do not occur in the metadata of documents, not even in quotations. */
const WEB_PAGE = /<(?:!doctype\s+html|\?php|(?:html|script|body|iframe)(?=[\s/>]))/i;
/** Magic numbers of other file types: programs, shell scripts, archives, documents, mails with attachments. */
const BEGINNINGS = [
  'MZ',
  '\u007fELF',
  '#!',
  'PK\u0003',
  'PK\u0005',
  'Rar!',
  '7z\u00bc\u00af',
  '{\\rtf',
  '%PDF',
  '\u00d0\u00cf\u0011\u00e0',
  'GIF8',
  'MIME-Version:',
  'From ',
];
/** The end marker of an archive, and how far from the end of a file it may be. */
const ARCHIVE_END = 'PK\u0005\u0006';
const MAX_ARCHIVE_END_BYTES = 66_000;

/** Bytes as Latin-1; zeros are left out, so that UTF-16 reads the same. */
function textOf(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

function beginsAnother(text: string): boolean {
  const start = text.trimStart();
  return BEGINNINGS.some((beginning) => start.startsWith(beginning));
}

/** Checks that surplus bytes do not turn a document into a web page, program or archive. @throws DocumentRejected */
export function assertNotPolyglot(bytes: Buffer): void {
  const isArchive = bytes.subarray(-MAX_ARCHIVE_END_BYTES).includes(ARCHIVE_END);
  if (isArchive || WEB_PAGE.test(textOf(bytes))) rejectUnsafe('a second document');
}

/**
 * Removes the bytes before the beginning of a document.
 * @throws DocumentRejected if it does not begin near the start, or if those bytes are more than junk
 */
export function withoutJunkBefore(content: Buffer, signature: Buffer): Buffer {
  const start = content.subarray(0, MAX_JUNK_BYTES + signature.length).indexOf(signature);
  if (start < 0) rejectWrongType('no such beginning');
  const junk = textOf(content.subarray(0, start));
  if (MARKUP.test(junk) || beginsAnother(junk)) rejectWrongType('another beginning');
  return content.subarray(start);
}

/** Checks that the bytes after a document do not begin like another file. @throws DocumentRejected */
export function assertNoOtherBeginning(bytes: Buffer): void {
  if (beginsAnother(textOf(bytes))) rejectUnsafe('something behind its end');
}

/** Whether bytes are a web page, an SVG, or an HTML application. */
export function isMarkup(bytes: Buffer): boolean {
  return MARKUP.test(textOf(bytes));
}

/** Checks that the bytes after a document are only junk. @throws DocumentRejected */
export function assertJunk(bytes: Buffer): void {
  if (isMarkup(bytes)) rejectUnsafe('markup behind its end');
  assertNoOtherBeginning(bytes);
}
