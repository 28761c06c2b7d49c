import type { Budget } from '../budget.ts';
import { withoutJunkBefore } from '../polyglot.ts';
import { rejectWrongType } from '../rejection.ts';
import { COMPOUND_START, openCompound } from './compound.ts';
import { assertHarmlessDoc } from './doc-text.ts';

/** The main stream of older versions of Word, Excel and PowerPoint. */
const TEXT = 'WordDocument';
const OFFICE = [TEXT, 'Workbook', 'Book', 'PowerPoint Document'];
/** The streams of a .docx encrypted with a password ([MS-OFFCRYPTO] 1.3.3). */
const LOCKED = ['EncryptionInfo', 'EncryptedPackage'];

function assertText(content: Buffer, budget: Budget): string[] {
  const compound = openCompound(content, budget);
  const text = compound.stream(TEXT);
  if (text) assertHarmlessDoc(text, compound);
  return compound.names;
}

/**
 * Reads a .doc.
 * @throws DocumentRejected if it is not a .doc, contains macros or packaged files, or starts or fetches something
 * automatically
 */
export function readDoc(content: Buffer, budget: Budget): void {
  if (!assertText(withoutJunkBefore(content, COMPOUND_START), budget).includes(TEXT))
    rejectWrongType('no text of Word');
}

/** Whether this is a .docx encrypted with a password. @throws DocumentRejected */
export function isLockedDocx(content: Buffer, budget: Budget): boolean {
  if (content.indexOf(COMPOUND_START) !== 0) return false;
  const names = assertText(content, budget);
  return LOCKED.every((name) => names.includes(name));
}

/** Reads a document of any older office program, or an object embedded in one. @throws DocumentRejected */
export function readCompound(content: Buffer, budget: Budget): { isOffice: boolean } {
  const names = assertText(content, budget);
  return { isOffice: OFFICE.some((name) => names.includes(name)) };
}
