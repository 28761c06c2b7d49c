import { fileTypeFromBuffer } from 'file-type';
import { type FileValue, fileEnding } from '../../forms/rules/index.ts';
import type { MessageName } from '../http/refusal.ts';
import { listZip } from './zip.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** More than any honest text document unpacks to; archives that swell beyond it are made to do harm. */
const LARGEST_UNPACKED = 100 * 1024 * 1024;
const MOST_ENTRIES = 2000;
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const MACRO_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le');

/** What `file-type` calls the content of each ending that forms may allow. */
const CONTENT: Record<string, string> = { pdf: 'pdf', doc: 'cfb', docx: 'docx', jpg: 'jpg', png: 'png' };

/** The bytes of a document, or undefined when they are not what was announced. */
export function decodeDocument(file: FileValue): Buffer | undefined {
  if (file.data === undefined || file.data.length % 4 !== 0 || !BASE64.test(file.data)) return undefined;
  const content = Buffer.from(file.data, 'base64');
  return content.length === file.size ? content : undefined;
}

function isUnsafeArchive(content: Buffer): boolean {
  const entries = listZip(content);
  if (!entries || entries.length > MOST_ENTRIES) return true;
  const unpacked = entries.reduce((total, entry) => total + entry.unpacked, 0);
  return unpacked > LARGEST_UNPACKED || entries.some(({ name }) => /vbaProject\.bin$|(^|\/)\.\.\/|^\//i.test(name));
}

/**
 * What is wrong with the content of a document whose name has passed the rules: another type than its ending says,
 * macros, or an archive made to do harm. Undefined when it is fine.
 */
export async function contentFault(name: string, content: Buffer): Promise<MessageName | undefined> {
  const ending = fileEnding(name);
  const found = (await fileTypeFromBuffer(content))?.ext;
  if (found === 'docm' || found === 'dotm') return 'unsafeFile';
  const expected = CONTENT[ending];
  if (expected === undefined || found !== expected) return 'wrongContent';
  if (ending === 'docx' && isUnsafeArchive(content)) return 'unsafeFile';
  if (ending === 'doc') {
    if (!content.includes(WORD_STREAM)) return 'wrongContent';
    if (content.includes(MACRO_STREAM)) return 'unsafeFile';
  }
  return undefined;
}
