import type { Content } from '../../read/content.ts';
import { wordSet } from '../../read/split-words.ts';
import type { Issue } from '../../report/issues.ts';
import { fileTypeOf, isError } from './issue-parts.ts';

/** Mistakes that hide what a file refers to. */
const HIDES_USES = wordSet(`
  missing-property wrong-type contradiction missing-folder bad-quotation frame-not-allowed bad-link broken-link
  broken-anchor
`);

/** Suppresses findings about unused content, unless every reference resolves and every file was read correctly. */
export function suppressUncertainUnused(all: Issue[], content: Content): Issue[] {
  // Texts in a file with syntax errors may be truncated.
  const unparsed = new Set(all.flatMap(({ path, range }) => (range && range.length > 0 ? [path] : [])));
  const issues = all.filter(({ code, path }) => !unparsed.has(path) || isError(code));
  const isHidden = issues.some(({ code }) => code.startsWith('unknown-') || HIDES_USES.has(code));
  if (!isHidden && content.unreadable.size === 0) return issues;
  const arePagesHidden =
    content.unreadable.size > 0 ||
    issues.some(
      (issue) =>
        HIDES_PAGES.has(issue.code) || (issue.code === 'wrong-type' && fileTypeOf(issue, content) === 'routes'),
    );
  const isCategoryHidden = issues.some(
    ({ code, pointer }) => code === 'unknown-entry' && pointer.endsWith('/category'),
  );
  const unreadTypes = new Set([...content.unreadable].map((path) => fileTypeOf({ path }, content)));
  const isOfUnread = ({ contentType, meant }: Issue) =>
    contentType !== undefined && meant === undefined && unreadTypes.has(contentType);
  const others = issues.filter((issue) => !(isCategoryHidden && issue.code === 'empty-category') && !isOfUnread(issue));
  return others.filter(
    ({ code }) =>
      !LINKED_FORM_CODES.has(code) && (!code.startsWith('unused-') || (code === 'unused-page' && !arePagesHidden)),
  );
}

/** Findings about the form that a link leads to, which may be the one that cannot be read. */
const LINKED_FORM_CODES = new Set(['field-not-there', 'apply-without-form']);

/** Mistakes that hide which pages have paths, which only routes.json knows. */
const HIDES_PAGES = new Set(['unknown-page', 'missing-property', 'missing-folder', 'missing-file', 'bad-file-name']);
