import type { BaseStream as StreamType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { isRemote } from '../reference-target.ts';
import { rejectUnsafe } from '../rejection.ts';
import { decodeXml, readXml } from '../xml.ts';
import { bytesOf, follow, isStream, type PdfFile } from './file.ts';

/** Elements of a form that run code, or that send or fetch automatically (XFA 3.3, chapters 10, 12 and 14). */
const ACTIVE = new Set(['script', 'execute', 'submit', 'connectionset', 'signdata']);

function packetsOf(file: PdfFile, value: unknown): StreamType[] {
  const all = Array.isArray(value) ? value.map((one) => follow(file, one)) : [value];
  return all.filter(isStream);
}

/**
 * Checks that an XFA form has no scripts. Its packets, in order, form one document.
 * @param value the value of the key XFA
 * @throws DocumentRejected if it has scripts or cannot be read
 */
export function assertPlainForm(file: PdfFile, value: unknown): void {
  if (file.isLocked) return;
  const pieces = packetsOf(file, value).map((stream) => bytesOf(stream) ?? rejectUnsafe('a form that cannot be read'));
  if (pieces.length === 0) return;
  readXml(decodeXml(Buffer.concat(pieces)), {
    instruction: (target) => {
      if (/stylesheet/i.test(target)) rejectUnsafe('a form with a style from elsewhere');
    },
    open: ({ name, attributes }) => {
      if (ACTIVE.has(name.toLowerCase())) rejectUnsafe('a form with scripts');
      const href = attributes.find((one) => one.name === 'href')?.value;
      if (href !== undefined && isRemote(href)) rejectUnsafe('a form with content from elsewhere');
    },
  });
}
