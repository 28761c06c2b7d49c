import type { Dict as DictType, BaseStream as StreamType, XRef } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { DocumentRejected, rejectDamaged } from '../rejection.ts';
import { Dict, PasswordException, PDFDocument, Ref, rawValuesOf, Stream } from './engine.ts';

/** An opened PDF: its cross-reference table, and whether it needs a password. */
export interface PdfFile {
  bytes: Uint8Array;
  xref: XRef;
  isLocked: boolean;
}

/** Whether an error means that the document cannot be read, rather than that it exceeds a limit. */
export function isReadingError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof RangeError) && !(error instanceof DocumentRejected);
}

function tryOpen(bytes: Uint8Array, isRecovery: boolean): PdfFile | undefined {
  // Without a password, as viewers open it.
  const { xref, ...document } = openDocument(bytes);
  try {
    document.prepare();
    xref.parse(isRecovery);
    return { bytes, xref, isLocked: false };
  } catch (error) {
    if (error instanceof PasswordException) return { bytes, xref, isLocked: true };
    if (isReadingError(error)) return undefined;
    throw error;
  }
}

function openDocument(bytes: Uint8Array) {
  const document = new PDFDocument({ password: '' }, new Stream(bytes));
  return {
    xref: document.xref,
    prepare: () => {
      document.checkHeader();
      document.parseStartXRef();
    },
  };
}

/**
 * Opens a file as PDF viewers do: by its cross-reference table, or by searching for objects if that is damaged.
 * @param bytes must begin at the start of their buffer
 * @throws DocumentRejected if it cannot be opened
 */
export function openPdf(bytes: Uint8Array): PdfFile {
  return tryOpen(bytes, false) ?? tryOpen(bytes, true) ?? rejectDamaged('no table of objects');
}

/** Resolves a reference; undefined if the object does not exist or cannot be read. */
export function follow({ xref }: PdfFile, value: unknown): unknown {
  if (!(value instanceof Ref)) return value;
  try {
    return xref.fetch(value) ?? undefined;
  } catch (error) {
    if (isReadingError(error)) return undefined;
    throw error;
  }
}

/** All values of a key: more than one if the key is repeated. */
export function valuesOf(file: PdfFile, dict: DictType, key: string): unknown[] {
  return rawValuesOf(dict, key).map((value) => follow(file, value));
}

/** The dictionary of an object, if any. */
export function dictOf(object: unknown): DictType | undefined {
  if (object instanceof Dict) return object;
  return isStream(object) && object.dict instanceof Dict ? object.dict : undefined;
}

/** Whether a value of pdf.js is a stream. */
export function isStream(object: unknown): object is StreamType {
  return typeof object === 'object' && object !== null && 'getBytes' in object;
}

/** The bytes of a stream, decrypted and decompressed; undefined if they cannot be read. */
export function bytesOf(stream: StreamType): Uint8Array | undefined {
  try {
    stream.reset();
    return stream.getBytes();
  } catch (error) {
    if (isReadingError(error)) return undefined;
    throw error;
  }
}
