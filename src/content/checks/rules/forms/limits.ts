import { MAX_DOCUMENT_BYTES } from '../../../../contracts/endpoints.ts';
import { listItems, property, textProperty } from '../../../read/json.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** The smallest plausible limit in bytes: hardly any real document, such as a photo of a certificate, is smaller. */
const SMALLEST_LIMIT = 100_000;
const MEGABYTE = 1024 * 1024;

/** The minimum length that a limit must allow, by kind of field and autofill value. */
const MIN_LIMIT_BY_KIND: Record<string, number> = { email: 50, url: 50, phone: 16, textarea: 100 };
const MIN_LIMIT_BY_AUTOFILL: Record<string, number> = { name: 30, organization: 30, 'street-address': 50 };

/** Checks that limits allow real answers, and that patterns are not enclosed in slashes. */
export const rule: Rule = {
  codes: { 'size-limit': 'error', 'short-limit': 'warning', 'pattern-in-slashes': 'error' },
  files: 'forms',
  *onDocument({ data }) {
    for (const [pointer, field] of listItems(data, 'fields'))
      for (const [at, rule] of listItems(field, 'rules', pointer)) yield issuesOf(field, rule, at);
  },
};

function issuesOf(field: unknown, rule: unknown, pointer: string): Issues<FileIssue> {
  const name = textProperty(rule, 'rule');
  const value = property(rule, 'value');
  const pattern = textProperty(rule, 'pattern');
  if (name === 'file-size' && typeof value === 'number') return sizeIssues(value, `${pointer}/value`);
  if (name === 'max-length' && typeof value === 'number') return roomIssues(field, value, `${pointer}/value`);
  return name === 'pattern' && pattern !== undefined ? slashIssues(pattern, `${pointer}/pattern`) : undefined;
}

function sizeIssues(bytes: number, pointer: string): Issues<FileIssue> {
  const isSmall = bytes < SMALLEST_LIMIT;
  if (!isSmall && bytes <= MAX_DOCUMENT_BYTES) return undefined;
  const meant =
    isSmall && bytes > 0 && bytes <= 10
      ? bytes * MEGABYTE
      : isSmall && bytes >= 200
        ? bytes * 1024
        : MAX_DOCUMENT_BYTES;
  const right = Math.min(meant, MAX_DOCUMENT_BYTES);
  return {
    code: 'size-limit',
    message: isSmall
      ? `This limits documents to ${bytes} bytes; hardly any is that small.`
      : `The server accepts documents of up to 10 MB; this says ${(bytes / MEGABYTE).toFixed(0)} MB.`,
    ...likelyValue(pointer, right, `Write the size in bytes: ${right} for ${megabytes(right)} MB.`),
  };
}

const megabytes = (bytes: number) => String(Math.round((bytes / MEGABYTE) * 10) / 10);

function roomIssues(field: unknown, most: number, pointer: string): Issues<FileIssue> {
  const needed = Math.max(
    MIN_LIMIT_BY_KIND[textProperty(field, 'kind') ?? ''] ?? 0,
    MIN_LIMIT_BY_AUTOFILL[textProperty(field, 'autocomplete') ?? ''] ?? 0,
  );
  if (most >= needed || most === 0) return undefined;
  return {
    code: 'short-limit',
    message: `"${textProperty(field, 'name')}" may have ${most} ${most === 1 ? 'character' : 'characters'}: many valid answers are longer.`,
    ...likelyValue(pointer, needed, `Write ${needed} or more.`),
  };
}

function slashIssues(pattern: string, pointer: string): Issues<FileIssue> {
  const [, inside, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
  if (inside === undefined) return undefined;
  const bare = inside.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const anyCase = flags.includes('i')
    ? ' Patterns distinguish capital and small letters, so allow both, as in [A-Za-z].'
    : '';
  return {
    code: 'pattern-in-slashes',
    pointer,
    message: 'Visitors would have to type the slashes around this pattern.',
    suggestion: `Write ${JSON.stringify(bare)}.${anyCase}`,
    fix: flags.includes('i') ? unsafe(changeTo(pointer, bare)) : changeTo(pointer, bare),
  };
}
