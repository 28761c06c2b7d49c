import { isUtf8 } from 'node:buffer';
import type { Issue } from '../report/issues.ts';
import type { Fault } from '../syntax/nodes.ts';
import { dataOf } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';
import { foreignLines } from './foreign-lines.ts';
import { lineNumbers } from './line-numbers.ts';
import { mergeConflicts } from './merge/conflicts.ts';
import { wordSet } from './words-in.ts';

/** What is wrong with a file, and its data if it can be read anyway. */
export interface InvalidFile {
  issues: Issue[];
  data?: unknown;
}

/** Faults after which the file's structure cannot be recovered. */
const hopeless = wordSet(`
  too-deep unclosed-bracket extra-bracket wrong-bracket text-after-end unexpected missing-name missing-value
  missing-colon unclosed-text
`);

/**
 * The issue for a file that cannot be opened: a folder with its name, missing permissions, a circular link, or no such
 * file.
 */
export function unreadableIssue(path: string, error: unknown): Issue {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') {
    return wholeFile('missing-file', path, 'This file is missing.', 'Restore it from an earlier version.');
  }
  const [message, suggestion] = reasons.get(code) ?? [
    'This file cannot be read.',
    'Check that it is an ordinary file.',
  ];
  return wholeFile('unreadable-file', path, message, suggestion);
}

const reasons = new Map<string, [string, string]>([
  ['EISDIR', ['There is a folder here instead of a file.', 'Rename the folder, or delete it.']],
  ['EACCES', ['You do not have permission to read this file.', 'Change its permissions.']],
  ['EPERM', ['You do not have permission to read this file.', 'Change its permissions.']],
  ['ELOOP', ['This is a symbolic link to itself.', 'Replace it with the file.']],
]);

/** What is wrong with the bytes of a file. */
export function invalidFile(path: string, bytes: Buffer): InvalidFile {
  const encoding = encodingIssue(path, bytes) ?? otherKindIssue(path, bytes);
  if (encoding) return { issues: [encoding] };
  const text = bytes.toString('utf8');
  const issues = markIssue(path, text);
  if (text.replace('\uFEFF', '').trim() === '') {
    return {
      issues: [
        ...issues,
        wholeFile('empty-file', path, 'This file is empty.', 'Fill it in, or delete it if nothing uses it.'),
      ],
    };
  }
  const conflicts = mergeConflicts(path, text);
  if (conflicts.length > 0) return { issues: [...issues, ...conflicts] };
  const pasted = [...lineNumbers(path, text), ...foreignLines(path, text)];
  if (pasted.length > 0) return { issues: [...issues, ...pasted] };
  const { root, faults } = parseText(text);
  const found = [...issues, ...withoutFollowers(faults, text).map((fault) => faultIssue(path, fault))];
  const isReadable = root !== undefined && !faults.some((fault) => hopeless.has(fault.code));
  return isReadable ? { issues: found, data: dataOf(root) } : { issues: found };
}

function wholeFile(code: string, path: string, message: string, suggestion: string): Issue {
  return { code, path, pointer: '', range: { offset: 0, length: 0 }, message, suggestion };
}

function faultIssue(path: string, { code, start, end, message, suggestion, fix }: Fault): Issue {
  return {
    code,
    path,
    pointer: '',
    range: { offset: start, length: end - start },
    message,
    suggestion,
    ...(fix && { fix }),
  };
}

function encodingIssue(path: string, bytes: Buffer): Issue | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  const [message, suggestion] =
    UNREADABLE.find(([isSuch]) => isSuch(bytes))
      ?.slice(1)
      .map(String) ?? [];
  if (message !== undefined && suggestion !== undefined) return wholeFile('not-text', path, message, suggestion);
  return wholeFile('not-text', path, 'This is not a UTF-8 text file.', 'Save it as text, with UTF-8 encoding.');
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
  if (message !== undefined && suggestion !== undefined) return wholeFile('not-text', path, message, suggestion);
  const fence = /^\s*(```.*)/.exec(beginning)?.[1];
  if (fence === undefined) return undefined;
  return {
    ...wholeFile(
      'not-text',
      path,
      `"${fence}" is how chats and handbooks mark code; it does not belong in the file.`,
      'Remove that line, and the one with ``` at the end of the file.',
    ),
    range: { offset: beginning.indexOf(fence), length: fence.length },
  };
}

/** The byte order mark that some editors on Windows write. */
function markIssue(path: string, text: string): Issue[] {
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'The file begins with an invisible mark (a byte order mark).';
  const fix = { title: 'Remove the mark', isSafe: true, edits: [{ start: 0, end: 1, text: '' }] };
  return [{ ...wholeFile('byte-order-mark', path, message, 'Save it as “UTF-8”, not “UTF-8 with BOM”.'), fix }];
}

/** Faults after which the rest of the line is misread. */
const misleading = new Set(['quote-inside-text', 'unclosed-text', 'curly-quotes', 'single-quotes', 'missing-colon']);

/** Removes faults that only follow from an earlier one on the same line. */
function withoutFollowers(faults: Fault[], text: string): Fault[] {
  let misledLine: number | undefined;
  return [...faults]
    .sort((one, other) => one.start - other.start)
    .filter((fault) => {
      const lineStart = text.lastIndexOf('\n', fault.start - 1);
      if (lineStart === misledLine) return false;
      if (misleading.has(fault.code)) misledLine = lineStart;
      return true;
    });
}
