import { unsafe, wrong } from './fault.ts';

/** Bytes that mail programs and portals leave before and after a document. */
export const LONGEST_JUNK = 1024;

/** Tags by which programs take bytes for a page, a picture of lines, or a program of the system. */
const MARKUP =
  /<(?:!doctype|\?php|\?=|%|(?:html|head|body|script|iframe|frameset|object|embed|svg|meta|link|style|form|img|base|title|applet|hta:application|job|component|scriptlet|vbscript)(?=[\s/>]))/i;
/** Tags that no description in a document has, not even where it quotes others. */
const WEB_PAGE = /<(?:!doctype\s+html|\?php|(?:html|script|body|iframe)(?=[\s/>]))/i;
/** How files of other kinds begin: programs, shell scripts, archives, documents, mails with documents. */
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
/** The end of an archive, and how far from the end of a file it may lie. */
const ARCHIVE_END = 'PK\u0005\u0006';
const LONGEST_ARCHIVE_END = 66_000;

/** Bytes as single characters; zeros are left out, so that UTF-16 reads the same. */
function textOf(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

function beginsAnother(text: string): boolean {
  const start = text.trimStart();
  return BEGINNINGS.some((beginning) => start.startsWith(beginning));
}

/** Bytes that stand where a document holds none do not make it a web page, a program or an archive. @throws Unacceptable */
export function assertNoSecondDocument(bytes: Buffer): void {
  const isArchive = bytes.subarray(-LONGEST_ARCHIVE_END).includes(ARCHIVE_END);
  if (isArchive || WEB_PAGE.test(textOf(bytes))) unsafe('a second document');
}

/**
 * A document from its own beginning on.
 * @throws Unacceptable when it begins nowhere near, or behind something that is more than junk
 */
export function withoutJunkBefore(content: Buffer, signature: Buffer): Buffer {
  const start = content.subarray(0, LONGEST_JUNK + signature.length).indexOf(signature);
  if (start < 0) wrong('no such beginning');
  const junk = textOf(content.subarray(0, start));
  if (MARKUP.test(junk) || beginsAnother(junk)) wrong('another beginning');
  return content.subarray(start);
}

/** Whether bytes are a page, a picture of lines, or a program of the system. */
export function isMarkup(bytes: Buffer): boolean {
  return MARKUP.test(textOf(bytes));
}

/** Bytes behind a document are but junk. @throws Unacceptable */
export function assertJunk(bytes: Buffer): void {
  if (isMarkup(bytes) || beginsAnother(textOf(bytes))) unsafe('something behind its end');
}
