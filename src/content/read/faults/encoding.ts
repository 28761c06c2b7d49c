import { isUtf8 } from 'node:buffer';
import type { Issue } from '../../report/issues.ts';
import { fileIssue } from './file-issue.ts';

/** The issue of a file that is not a JSON text at all, by its bytes. */
export function notText(path: string, bytes: Buffer): Issue | undefined {
  return encodingIssue(path, bytes) ?? otherKindIssue(path, bytes);
}

function encodingIssue(path: string, bytes: Buffer): Issue | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  const [message, suggestion] =
    UNREADABLE.find(([isSuch]) => isSuch(bytes))
      ?.slice(1)
      .map(String) ?? [];
  if (message !== undefined && suggestion !== undefined) return fileIssue('not-text', path, message, suggestion);
  return foreignCharacter(path, bytes);
}

/** The first character of a text that was saved with the encoding of an old Windows program. */
function foreignCharacter(path: string, bytes: Buffer): Issue {
  const text = bytes.toString('utf8');
  const offset = text.indexOf('\uFFFD');
  const at = Buffer.byteLength(text.slice(0, offset), 'utf8');
  const sign = new TextDecoder('windows-1252').decode(bytes.subarray(at, at + 1));
  const isLetter = /^\s*[{[]/.test(text) && /[\p{L}\p{P}\p{S}]/u.test(sign);
  const message = isLetter
    ? `The ${sign} here is not saved as UTF-8, so it cannot be read.`
    : 'This is not a UTF-8 text file.';
  const suggestion = isLetter
    ? `Save the whole file again with UTF-8 encoding, and check that it has ${sign} here then.`
    : 'Save it as text, with UTF-8 encoding.';
  const issue = fileIssue('not-text', path, message, suggestion);
  return isLetter ? { ...issue, range: { offset, length: 1 } } : issue;
}

/** Tests for other types of files with the extension .json, with what to say and do about them. */
const UNREADABLE: readonly [isSuch: (bytes: Buffer) => boolean, message: string, suggestion: string][] = [
  [
    (bytes) => ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex')),
    'This file is saved as UTF-16, which some programs call “Unicode”.',
    'Save it with UTF-8 encoding.',
  ],
  [
    (bytes) => bytes.length > 3 && [1, 3].every((at) => bytes[at] === 0),
    'This file is saved as UTF-16, which some programs call “Unicode”.',
    'Save it with UTF-8 encoding.',
  ],
  [
    (bytes) => bytes.every((byte) => byte === 0),
    'This file contains only zeros: it was damaged while it was being saved.',
    'Restore it from an earlier version.',
  ],
  [
    (bytes) => bytes.subarray(0, 2).toString('latin1') === 'PK',
    'This is a word processor document or an archive with the wrong ending.',
    'Copy the text out of it into a plain text file.',
  ],
  [
    (bytes) => isUtf8(bytes),
    'This file has zero bytes in it, which no text has: it was damaged while it was being saved.',
    'Restore it from an earlier version.',
  ],
];

/** What texts that are not JSON begin with. */
const OTHER_KINDS: readonly [beginning: RegExp, message: string, suggestion: string][] = [
  [
    /^\{\\rtf/,
    'This is a word processor document (RTF), not plain text.',
    'Save it as plain text, or restore it from an earlier version.',
  ],
  [
    /^\s*<(?:!doctype|html|\?xml|svg)\b/i,
    'This is a web page saved from a browser, not the file itself.',
    'Restore the file from an earlier version, or copy only its text from { to }.',
  ],
  [
    /^\s*(?:(?:export default|module\.exports|const|let|var|import)\b)/,
    'This is program code, not a content file.',
    'Remove everything before the first { and after the last }.',
  ],
  [
    /^\s*(?:---\s*\n|[a-z_][\w-]*:\s[^{]*$)/i,
    'This is YAML; content files must be JSON.',
    'Write it between { and }, with names and texts in "quotation marks" and a comma between two lines.',
  ],
  [
    /^\s*(?:(?![/#<])[^\s{}[\]"'“`][^{}[\]"`]{2,}\n\s*\{|(?:[\p{L}\d,;.]{1,20}[ \t]*|"[^"\n]+"\s*:[^{}[\]\n]*\n)\s*\{\s*"\$schema")/u,
    'There are words before the first {.',
    'Remove everything before the first { and after the last }.',
  ],
  [/^%PDF/, 'This is a PDF with the wrong ending.', 'Restore the file from an earlier version.'],
];

function otherKindIssue(path: string, bytes: Buffer): Issue | undefined {
  const beginning = bytes.subarray(0, 200).toString('utf8');
  const [, message, suggestion] = OTHER_KINDS.find(([pattern]) => pattern.test(beginning)) ?? [];
  if (message !== undefined && suggestion !== undefined) return fileIssue('not-text', path, message, suggestion);
  const fence = /^\s*(```.*)/.exec(beginning)?.[1];
  if (fence === undefined) return undefined;
  return {
    ...fileIssue(
      'not-text',
      path,
      `"${fence}" is how chats and handbooks mark code; it does not belong in the file.`,
      'Remove that line, and the one with ``` at the end of the file.',
    ),
    range: { offset: beginning.indexOf(fence), length: fence.length },
  };
}

/** The byte order mark that some editors on Windows write. */
export function markIssue(path: string, text: string): Issue[] {
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'The file begins with an invisible mark (a byte order mark).';
  const fix = { title: 'Remove the mark', isSafe: true, edits: [{ start: 0, end: 1, text: '' }] };
  return [{ ...fileIssue('byte-order-mark', path, message, 'Save it as “UTF-8”, not “UTF-8 with BOM”.'), fix }];
}
