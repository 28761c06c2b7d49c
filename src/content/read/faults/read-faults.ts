import type { Issue } from '../../report/issues.ts';
import type { SyntaxIssue } from '../../syntax/fault-parts.ts';
import { dataOf } from '../../syntax/nodes.ts';
import { parseText } from '../../syntax/parser.ts';
import { mergeConflicts } from '../merge/conflicts.ts';
import { wordSet } from '../split-words.ts';
import { markIssue, notText } from './encoding.ts';
import { fileIssue } from './file-issue.ts';
import { lineFaults } from './line-faults.ts';
import { isOtherQuotes, joinedQuotes } from './other-quotes.ts';

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
    return fileIssue('missing-file', path, 'This file is missing.', 'Restore it from an earlier version.');
  }
  const [message, suggestion] = reasons.get(code) ?? [
    'This file cannot be read.',
    'Check that it is an ordinary file.',
  ];
  return fileIssue('unreadable-file', path, message, suggestion);
}

const reasons = new Map<string, [string, string]>([
  ['EISDIR', ['There is a folder here instead of a file.', 'Rename the folder, or delete it.']],
  ['EACCES', ['You do not have permission to read this file.', 'Change its permissions.']],
  ['EPERM', ['You do not have permission to read this file.', 'Change its permissions.']],
  ['ELOOP', ['This is a symbolic link to itself.', 'Replace it with the file.']],
]);

/** What is wrong with the bytes of a file. */
export function invalidFile(path: string, bytes: Buffer): InvalidFile {
  const encoding = notText(path, bytes);
  if (encoding) return { issues: [encoding] };
  const text = bytes.toString('utf8');
  const issues = markIssue(path, text);
  if (text.replace('\uFEFF', '').trim() === '') {
    return {
      issues: [
        ...issues,
        fileIssue('empty-file', path, 'This file is empty.', 'Fill it in, or delete it if nothing uses it.'),
      ],
    };
  }
  const conflicts = mergeConflicts(path, text);
  if (conflicts.length > 0) return { issues: [...issues, ...conflicts] };
  const { faults: fromLines, corrected, inOriginal } = lineFaults(text);
  const { root, faults } = parseText(corrected);
  const others = faults.flatMap((fault) => inOriginal(fault) ?? []);
  const found = joinedQuotes(withoutFollowers([...fromLines, ...others], text, new Set(fromLines)));
  const all = [...issues, ...found.map((fault) => faultIssue(path, fault))];
  const isReadable = root !== undefined && fromLines.length === 0 && !faults.some((fault) => hopeless.has(fault.code));
  return isReadable ? { issues: all, data: dataOf(root) } : { issues: all };
}

function faultIssue(path: string, { start, end, ...words }: SyntaxIssue): Issue {
  return { ...words, path, pointer: '', range: { offset: start, length: end - start } };
}

/** Faults after which the rest of the line is misread. */
const misleading = new Set(['quote-inside-text', 'unclosed-text', 'curly-quotes', 'single-quotes', 'missing-colon']);

/**
 * Removes faults that only follow from an earlier one on the same line, and joins those of a name and its text.
 * @param fromLines the faults from lineFaults, after which nothing is misread
 */
function withoutFollowers(faults: SyntaxIssue[], text: string, fromLines: ReadonlySet<SyntaxIssue>): SyntaxIssue[] {
  let misled: { line: number; by: SyntaxIssue } | undefined;
  const left: SyntaxIssue[] = [];
  for (const fault of [...faults].sort((one, other) => one.start - other.start)) {
    const line = text.lastIndexOf('\n', fault.start - 1);
    if (line !== misled?.line) {
      left.push(fault);
      if (misleading.has(fault.code) && !fromLines.has(fault)) misled = { line, by: fault };
    } else if (isOtherQuotes(fault) && fault.code === misled.by.code && left.at(-1) === misled.by) {
      misled = { line, by: bothQuotes(misled.by, fault, text) };
      left.splice(-1, 1, misled.by);
    }
  }
  return left;
}

/** One fault for two texts in the same kind of quotation marks. */
function bothQuotes(first: SyntaxIssue, second: SyntaxIssue, text: string): SyntaxIssue {
  const edits = [...(first.fix?.edits ?? []), ...(second.fix?.edits ?? [])];
  const from = Math.min(first.start, ...edits.map(({ start }) => start));
  const right = edits.reduceRight(
    (now, edit) => now.slice(0, edit.start - from) + edit.text + now.slice(edit.end - from),
    text.slice(from, second.end),
  );
  return {
    ...first,
    end: second.end,
    message: `${shortened(text.slice(first.start, second.end))} has ${first.code === 'single-quotes' ? 'single' : 'typographic'} quotation marks.`,
    suggestion: `Write ${shortened(right)}, with straight double quotation marks.`,
    fix: { title: `Write ${shortened(right)}`, isSafe: true, edits },
  };
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
