import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { ATTACHED, type Budget, type CheckEmbedded } from '../budget.ts';
import { assertJunk, assertNotPolyglot, MAX_JUNK_BYTES, withoutJunkBefore } from '../polyglot.ts';
import { rejectDamaged } from '../rejection.ts';
import { assertHarmless, assertNoRemoteData, namesOf } from './active-content.ts';
import { Attachments } from './attachments.ts';
import { chargeMemoryTo, Dict, entriesOf } from './engine.ts';
import { dictOf, isStream, openPdf, type PdfFile, valuesOf } from './file.ts';
import { objectsOf } from './objects.ts';
import { assertPlainForm } from './xfa.ts';

const HEADER = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** For each byte value, whether it is padding. A lookup table, as there may be ten million such bytes after the end. */
const IS_FILLING = Uint8Array.from({ length: 256 }, (_, byte) => Number([0, 9, 10, 12, 13, 32].includes(byte)));

/** The dictionaries of an object and of everything nested in it, without following references. */
function* dictsIn(object: unknown): Generator<DictType> {
  const left = [object];
  while (left.length > 0) {
    const value = left.pop();
    const dict = dictOf(value);
    if (dict) yield dict;
    const inner = dict ? entriesOf(dict).map(([, one]) => one) : Array.isArray(value) ? value : [];
    for (const one of inner) if (Array.isArray(one) || one instanceof Dict) left.push(one);
  }
}

/** Whether a dictionary may be a page; viewers also show pages that do not say what they are. */
function isPage(file: PdfFile, dict: DictType): boolean {
  return namesOf(file, dict, 'Type').includes('Page') || dict.has('MediaBox') || dict.has('Contents');
}

/**
 * Inspects every object. The page tree is not followed, since viewers also find pages that a damaged one has lost; but
 * without a single page there is nothing to show.
 */
function inspect(file: PdfFile, budget: Budget): Attachments {
  const attachments = new Attachments(file, budget);
  let index = 0;
  let hasPage = file.isLocked;
  for (const object of objectsOf(file)) {
    index++;
    for (const dict of dictsIn(object)) {
      assertHarmless(file, dict);
      hasPage ||= isPage(file, dict);
      attachments.collect(dict);
      for (const form of valuesOf(file, dict, 'XFA')) assertPlainForm(file, form);
    }
    const own = dictOf(object);
    if (isStream(object) && own) assertNoRemoteData(file, own);
    if (isStream(object)) attachments.collectStream(object, index);
  }
  if (!hasPage) rejectDamaged('no page');
  return attachments;
}

/** The bytes after the last end marker, without padding. @throws DocumentRejected when there is no end marker */
function tailOf(content: Buffer): Buffer {
  const end = content.lastIndexOf(END);
  if (end < 0 || !content.includes('startxref')) rejectDamaged('no end');
  let last = content.length;
  while (last > end + END.length && IS_FILLING[content[last - 1] ?? 0] === 1) last--;
  return content.subarray(end + END.length, last);
}

/**
 * Returns the bytes at the start of their buffer, as the parser needs them. Copies them only if something precedes
 * them.
 */
function atBeginning({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  const isThere = byteOffset === 0;
  return isThere
    ? new Uint8Array(buffer, 0, byteLength)
    : new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

/**
 * Reads a PDF: every object, compressed and encrypted ones included, and its attachments. Links, forms without scripts,
 * attached documents and files that need a password occur in genuine documents and are accepted.
 * @param assertAttachment checks an attachment
 * @throws DocumentRejected if something in it acts automatically, runs or sends anything, or cannot be inspected
 */
export async function readPdf(whole: Buffer, budget: Budget, assertAttachment: CheckEmbedded<string[]>): Promise<void> {
  const content = withoutJunkBefore(whole, HEADER);
  const tail = tailOf(content);
  assertNotPolyglot(content.subarray(0, MAX_JUNK_BYTES));
  assertJunk(tail);
  if (tail.length > MAX_JUNK_BYTES) rejectDamaged('much behind its end');
  chargeMemoryTo(budget);
  const attachments = inspect(openPdf(atBeginning(content)), budget);
  for (const { names, bytes } of attachments.all()) {
    await budget.enterEmbedded(ATTACHED, () => assertAttachment(names, Buffer.from(bytes), budget));
  }
}
