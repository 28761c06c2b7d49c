import { basename } from 'node:path';
import type { Content } from '../read/content.ts';
import { parentPointer } from '../read/json.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { asTyped } from '../syntax/look-alikes.ts';

/** Removes issues that only follow from other issues and would bury them. */
export function withoutFollowUps(issues: Issue[], content: Content): Issue[] {
  if (issues.length < 2) return issues;
  const steps = [
    withoutGuesses,
    withoutMisnamed,
    withoutPartsOfOthers,
    withoutEmptiedForms,
    withoutCopies,
    withoutUnclearHours,
    withoutUnknownKinds,
    withoutUnreadRoutes,
    withoutMissingFolders,
    withoutTwinEntries,
  ];
  return steps.reduce((left, step) => step(left, content), issues);
}

/** Mistakes that hide what a file refers to. */
const HIDES_USES = new Set([
  'missing-property',
  'wrong-type',
  'contradiction',
  'missing-folder',
  'bad-quotation',
  'frame-not-allowed',
  'bad-link',
  'broken-link',
  'broken-anchor',
]);

/** Unused content can only be reported if every reference resolves and every file was read correctly. */
function withoutGuesses(all: Issue[], content: Content): Issue[] {
  // Texts of a file with syntax errors may be cut off.
  const slipped = new Set(all.flatMap(({ path, range }) => (range && range.length > 0 ? [path] : [])));
  const issues = all.filter(({ code, path }) => !slipped.has(path) || isError(code));
  const isHidden = issues.some(({ code }) => code.startsWith('unknown-') || HIDES_USES.has(code));
  if (!isHidden && content.unreadable.size === 0) return issues;
  const arePagesHidden =
    content.unreadable.size > 0 ||
    issues.some(
      ({ code, path }) => HIDES_PAGES.has(code) || (code === 'wrong-type' && basename(path) === 'routes.json'),
    );
  return issues.filter(({ code }) => !code.startsWith('unused-') || (code === 'unused-page' && !arePagesHidden));
}

/** Mistakes that hide which pages have paths, which only routes.json knows. */
const HIDES_PAGES = new Set(['unknown-page', 'missing-property', 'missing-folder', 'missing-file', 'bad-file-name']);

const isError = (code: string) => severityOf(code) === 'error';

/** Mistakes of a whole object or list: findings about its texts may disappear once it is fixed. */
const OF_A_WHOLE = new Set([
  'missing-property',
  'unknown-property',
  'unknown-block',
  'wrong-type',
  'repeated-item',
  'copied-section',
  'wrong-folder',
]);
/** Warnings about duplicates in a file: a misplaced part may be one of the two. */
const OF_COPIES = /^(?:repeated-(?:text|heading)|copied-section)$/;

const OF_SHAPE = /^(?:wrong-shape|unknown-)/;

/** Removes warnings inside a part that is itself faulty, or about the same value. */
function withoutPartsOfOthers(issues: Issue[]): Issue[] {
  const wholes = Map.groupBy(
    issues.filter(({ code, range }) => !range && OF_A_WHOLE.has(code)),
    ({ path }) => path,
  );
  // A rule's finding about a value is more helpful than one about its format.
  const said = new Set(
    issues.flatMap((issue) => (isError(issue.code) && !OF_SHAPE.test(issue.code) ? [placeOf(issue)] : [])),
  );
  const values = new Set(
    issues.flatMap((issue) => (isError(issue.code) && issue.pointer !== '' ? [placeOf(issue)] : [])),
  );
  // Choosing a valid option also settles other findings about the value.
  const choices = new Set(issues.flatMap((issue) => (OF_CHOICES.has(issue.code) ? [placeOf(issue)] : [])));
  return issues.filter((issue) => {
    if (isError(issue.code)) return issue.code !== 'wrong-shape' || !said.has(placeOf(issue));
    const isOfWhole = typeof issue.at !== 'object' || issue.code === 'unfinished-text';
    if ((isOfWhole && values.has(placeOf(issue))) || choices.has(placeOf(issue))) return false;
    const own = wholes.get(issue.path) ?? [];
    if (OF_COPIES.test(issue.code) && own.some(({ code }) => isError(code))) return false;
    return !own.some((whole) => whole !== issue && isInside(issue.pointer, whole));
  });
}

const OF_CHOICES = new Set(['unknown-choice', 'unknown-block']);

const placeOf = ({ path, pointer }: Issue) => `${path} ${pointer}`;

function isInside(pointer: string, { pointer: whole, code }: Issue): boolean {
  if (code === 'wrong-folder' || (code === 'wrong-type' && whole === '')) return true;
  // The contents of a section can only be judged once its type is known.
  if (code === 'unknown-block') return pointer.startsWith(`${parentPointer(whole)}/`);
  return whole !== '' && (pointer.startsWith(`${whole}/`) || (pointer === whole && isError(code)));
}

/** A name without differences in spelling. */
const bare = (name: string) =>
  asTyped(name)
    .toLowerCase()
    .replace(/^\{\{\s*\w+\.|^https?:\/\//, '')
    .replace(/\.(?:html?|json|webp|jpe?g|png|svg)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Removes broken references to an entity whose own name is misspelt, which is reported there. */
function withoutMisnamed(issues: Issue[], { misnamed }: Content): Issue[] {
  const bareNames = [...misnamed].map(bare).filter((name) => name.length > 2);
  if (bareNames.length === 0) return issues;
  return issues.filter(({ code, at, message }) => {
    const text = typeof at === 'object' ? at.text : (/"([^"]+)"/.exec(message)?.[1] ?? '');
    if (!LEADS_NOWHERE.test(code) || code === 'unknown-property' || text === '') return true;
    // The misnamed entity may be at the end of a URL, or the name may follow a path.
    const names = [text, ...text.split(/[#?]/)].map(bare).filter((name) => name.length > 2);
    return misnamed.has(text)
      ? false
      : !bareNames.some((misnamedName) => names.some((name) => misnamedName === name || misnamedName.endsWith(name)));
  });
}

const LEADS_NOWHERE = /^(?:unknown-|broken-(?:link|anchor)$|frame-not-allowed$|unfilled-parameter$)/;

/** Findings that follow from a form without its fields. */
const OF_FIELDS = new Set([
  'unfilled-parameter',
  'mail-without-recipient',
  'optional-address',
  'unknown-answer',
  'recipient-never-written-to',
  'useless-alert',
  'unknown-webhook-field',
  'newsletter-fields',
]);

/** Findings that follow from an unreadable list of options. */
const OF_OPTIONS = new Set(['unreachable-field', 'unknown-answer', 'recipient-never-written-to']);

function withoutEmptiedForms(issues: Issue[]): Issue[] {
  const isEmptied = issues.some(
    ({ code, pointer, path }) => pointer === '/fields' && /forms/.test(path) && /^(?:too-few|wrong-type)$/.test(code),
  );
  const isUnread = issues.some(
    ({ code, pointer, path }) => pointer.startsWith('/options') && /options/.test(path) && OF_A_WHOLE.has(code),
  );
  return issues.filter(
    ({ code }) =>
      !(isEmptied && (OF_FIELDS.has(code) || code.startsWith('unused-'))) && !(isUnread && OF_OPTIONS.has(code)),
  );
}

/** Findings about a page that duplicates another file. */
const OF_TWINS = new Set(['repeated-title', 'repeated-description', 'copied-section', 'copied-entry', 'unused-page']);

/** An unused copy of another file is reported once, instead of everything the two have in common. */
function withoutCopies(issues: Issue[], { hashes }: Content): Issue[] {
  const odd = issues.filter(({ code }) => code === 'bad-file-name' || code === 'unused-page').map(({ path }) => path);
  const original = new Map(
    odd
      .filter((path) => /[\\/]pages[\\/]/.test(path))
      .flatMap((path) => {
        const hash = hashes.get(path);
        const twin = [...hashes].find(([other, ofOther]) => ofOther === hash && !odd.includes(other))?.[0];
        return hash === undefined || twin === undefined ? [] : [[path, twin] as const];
      }),
  );
  if (original.size === 0) return issues;
  const twins = new Set([...original].flat());
  return issues.flatMap((issue) => {
    const twin = original.get(issue.path);
    const isFirst = twin !== undefined && issues.find(({ path }) => path === issue.path) === issue;
    if (isFirst)
      return [
        {
          ...issue,
          message: `This file has the same content as ${basename(twin)}, and no page shows it.`,
          suggestion: 'Delete it, or give it its own name, texts, and path in routes.json.',
        },
      ];
    if (issue.code === 'repeated-picture') return [];
    return twins.has(issue.path) && (twin !== undefined || OF_TWINS.has(issue.code)) ? [] : [issue];
  });
}

/** Drops findings about rules and limits of a field whose kind, or type of answer, is unknown. */
function withoutUnknownKinds(issues: Issue[]): Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unknown-choice');
  const fields = unknown
    .filter(({ pointer }) => pointer.endsWith('/kind'))
    .map(({ path, pointer }) => `${path} ${parentPointer(pointer)}/`);
  return issues.filter((issue) => {
    if (issue.code === 'rule-does-not-fit') return !fields.some((field) => placeOf(issue).startsWith(field));
    if (issue.code !== 'limit-differs') return true;
    return !unknown.some(({ path, pointer }) => path === issue.path && pointer.startsWith(`${issue.pointer}/`));
  });
}

/** Findings that only follow from a path of routes.json that cannot be read. */
const OF_ROUTES = new Set([
  'broken-link',
  'entry-without-route',
  'missing-for-entry',
  'collection-without-parameter',
  'unknown-entry-text',
  'broken-entry-link',
  'newsletter-leave-page',
]);

/** Mistakes in routes.json that take paths away from pages. */
const OF_PATHS = new Set(['missing-home', 'duplicate-path', 'path-without-collection', 'collection-without-parameter']);
const OF_LOST_PATHS = new Set([
  'broken-link',
  'broken-anchor',
  'broken-entry-link',
  'entry-without-route',
  'unknown-entry-text',
  'orphan-page',
  'newsletter-leave-page',
]);

/** Findings that follow from a collection that does not exist. */
const OF_ENTRIES = new Set(['entry-without-route', 'unknown-entry-text', 'broken-entry-link', 'missing-for-entry']);

function withoutUnreadRoutes(issues: Issue[]): Issue[] {
  const isUnread = issues.some(
    ({ code, path, pointer }) =>
      basename(path) === 'routes.json' &&
      (code === 'missing-file' ||
        (code === 'wrong-shape' && pointer.includes('/paths/')) ||
        (OF_A_WHOLE.has(code) && (pointer === '' || pointer.startsWith('/routes')))),
  );
  const isLost = issues.some(({ code }) => OF_PATHS.has(code));
  const isCollected = issues.some(
    ({ code, path }) => code === 'unknown-collection' && basename(path) === 'routes.json',
  );
  return issues.filter(
    ({ code }) =>
      !(isLost && OF_LOST_PATHS.has(code)) &&
      !(isUnread && OF_ROUTES.has(code)) &&
      !(isCollected && OF_ENTRIES.has(code)),
  );
}

/** Findings about references to the files of a folder. */
const OF_FOLDERS: Readonly<Record<string, RegExp>> = {
  pages: /^(?:unknown-page|orphan-page|newsletter-leave-page|broken-(?:link|anchor))$/,
  forms: /^unknown-form$/,
  options: /^unknown-(?:options|answer)$|^recipient-never-written-to$/,
  emails: /^unknown-email$/,
  modals: /^unknown-modal$/,
  documents: /^unknown-document$|^broken-link$/,
  images: /^(?:missing-picture|unknown-image)$/,
};

function withoutMissingFolders(issues: Issue[]): Issue[] {
  const gone = issues.flatMap(({ code, path }) =>
    code === 'missing-folder' ? (OF_FOLDERS[basename(path)] ?? []) : [],
  );
  return gone.length === 0 ? issues : issues.filter(({ code }) => !gone.some((codes) => codes.test(code)));
}

/** Findings that only follow from an entry being a copy. */
const OF_COPIED_ENTRIES = new Set(['same-order', 'same-portrait']);

function withoutTwinEntries(issues: Issue[]): Issue[] {
  const copies = new Set(issues.flatMap(({ code, path }) => (code === 'copied-entry' ? [path] : [])));
  if (copies.size === 0) return issues;
  return issues.filter(
    ({ code, path }) => code !== 'repeated-picture' && !(copies.has(path) && OF_COPIED_ENTRIES.has(code)),
  );
}

/** Mistakes in the company's opening hours. */
const OF_HOURS = new Set(['bad-hours', 'contradictory-hours', 'misspelt-day']);

/** Opening hours in other files can only be compared with correct ones. */
function withoutUnclearHours(issues: Issue[]): Issue[] {
  const isUnclear = issues.some(
    ({ code, path, pointer }) =>
      basename(path) === 'site.json' && (OF_HOURS.has(code) || (pointer.startsWith('/hours') && isError(code))),
  );
  return isUnclear ? issues.filter(({ code }) => code !== 'hours-differ') : issues;
}
