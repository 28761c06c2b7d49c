import { isUtf8 } from 'node:buffer';
import type { Issue } from '../report/issues.ts';
import type { Fault } from '../syntax/nodes.ts';
import { dataOf } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';
import { pastedLines } from './pasted-lines.ts';

/** What is wrong with a file, and its data where it can be read all the same. */
export interface FaultyFile {
  issues: Issue[];
  data?: unknown;
}

/** Faults after which there is no telling what the file was meant to be. */
const hopeless = new Set([
  'too-deep',
  'unclosed-bracket',
  'wrong-bracket',
  'text-after-end',
  'unexpected',
  'missing-name',
  'missing-value',
  'missing-colon',
  'unclosed-text',
]);

/** A file that cannot be opened: a folder with its name, no right to read it, a link in a circle, or not there. */
export function unreadableIssue(path: string, error: unknown): Issue {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') {
    return wholeFile(
      'missing-file',
      path,
      'This file is missing.',
      'Put it back, or restore it from an earlier version.',
    );
  }
  const [message, suggestion] = reasons.get(code) ?? [
    'This file cannot be read.',
    'Check that it is an ordinary file.',
  ];
  return wholeFile('unreadable-file', path, message, suggestion);
}

const reasons = new Map<string, [string, string]>([
  ['EISDIR', ['Here is a folder where a file should be.', 'Give the folder another name, or take it away.']],
  ['EACCES', ['This file may not be read.', 'Change the rights of the file so that it can be read.']],
  ['EPERM', ['This file may not be read.', 'Change the rights of the file so that it can be read.']],
  ['ELOOP', ['This is a link that leads back to itself.', 'Put the file itself here.']],
]);

/** What is wrong with the bytes of a file. */
export function faultyFile(path: string, bytes: Buffer): FaultyFile {
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
  const conflicts = conflictIssues(path, text);
  if (conflicts.length > 0) return { issues: [...issues, ...conflicts] };
  const pasted = pastedLines(path, text);
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
  return wholeFile(
    'not-text',
    path,
    'This is not a text file in the encoding UTF-8.',
    'Save it as text with the encoding UTF-8.',
  );
}

/** What else files with this name hold, with what to do about it. */
const UNREADABLE: readonly [isSuch: (bytes: Buffer) => boolean, message: string, suggestion: string][] = [
  [
    (bytes) => ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex')),
    'This file is saved in the encoding UTF-16, which some programs call “Unicode”.',
    'Save it with the encoding UTF-8.',
  ],
  [
    (bytes) => bytes.every((byte) => byte === 0),
    'Nothing is left in this file but zeros: it was damaged when it was saved.',
    'Restore it from an earlier version.',
  ],
  [
    (bytes) => bytes.subarray(0, 2).toString('latin1') === 'PK',
    'This is a document of a word processor or an archive, with another name.',
    'Copy the text out of it into a plain text file.',
  ],
];

/** What texts begin with that are no JSON at all. */
const OTHER_KINDS: readonly [beginning: RegExp, message: string, suggestion: string][] = [
  [
    /^\{\\rtf/,
    'This is a document of a word processor (RTF), not a plain text.',
    'Save it as plain text, or restore it from an earlier version.',
  ],
  [
    /^\s*<(?:!doctype|html|\?xml|svg)\b/i,
    'This is a web page, not the file itself: it was saved from a browser.',
    'Restore the file from an earlier version, or copy only its text from { to }.',
  ],
  [
    /^\s*(?:(?:export default|module\.exports|const|let|var|import)\b)/,
    'This is a piece of a program, not the file itself.',
    'Take out what stands before the first { and behind the last }.',
  ],
  [
    /^\s*(?:---\s*\n|[a-z_][\w-]*:\s[^{]*$)/i,
    'This is written in another format (YAML), which nothing here reads.',
    'Write it between { and }, with names and texts in "quotation marks" and a comma between two lines.',
  ],
  [/^%PDF/, 'This is a PDF with another name.', 'Restore the file from an earlier version.'],
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
      `"${fence}" is how chats and handbooks mark a piece of code, and no part of the file.`,
      'Take that line and the one with ``` at the end of the file out.',
    ),
    range: { offset: beginning.indexOf(fence), length: fence.length },
  };
}

/** The mark that some editors of Windows put before the first character. */
function markIssue(path: string, text: string): Issue[] {
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'The file begins with an invisible mark (a byte order mark).';
  const fix = { title: 'Take the mark out', isSafe: true, edits: [{ start: 0, end: 1, text: '' }] };
  return [
    { ...wholeFile('byte-order-mark', path, message, 'Save it with the encoding “UTF-8”, not “UTF-8 with BOM”.'), fix },
  ];
}

/** Lines that a merge left behind, each conflict once. */
function conflictIssues(path: string, text: string): Issue[] {
  const begins = [...text.matchAll(/^<{7}(?:[ \t].*)?$/gm)];
  return begins.length > 0 ? begins.map((match) => conflict(path, match)) : leftOverMarks(path, text);
}

/** Marks of a merge that was sorted out but for them. */
function leftOverMarks(path: string, text: string): Issue[] {
  return [...text.matchAll(/^(?:={7}|>{7}|\|{7})(?:[ \t].*)?(?:\r?\n|$)/gm)].map((match) => ({
    ...wholeFile(
      'merge-conflict',
      path,
      'This line was left over when two versions of the file were put together.',
      'Take the line out, and check that nothing around it is there twice.',
    ),
    range: { offset: match.index, length: match[0].trimEnd().length },
    fix: {
      title: 'Take the line out',
      isSafe: false,
      edits: [{ start: match.index, end: match.index + match[0].length, text: '' }],
    },
  }));
}

function conflict(path: string, match: RegExpExecArray): Issue {
  return {
    ...wholeFile(
      'merge-conflict',
      path,
      'Two versions of this file were put together here and not sorted out.',
      'Keep the version that is right between <<<<<<< and >>>>>>>, and take out the other and the three marked lines.',
    ),
    range: { offset: match.index, length: match[0].trimEnd().length },
  };
}

/** Faults after which the rest of the line is read wrongly. */
const misleading = new Set(['quote-inside-text', 'unclosed-text', 'curly-quotes', 'single-quotes', 'missing-colon']);

/** Leaves out what only follows from a mistake earlier on the same line. */
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
