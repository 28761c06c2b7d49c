import { listProperty, property, textProperty } from '../../../read/json.ts';
import { textsIn } from '../../../read/texts.ts';
import { correction } from '../../../report/fixes.ts';
import { type ContentDocument, type FileIssue, type Issue, type Issues, type Rule, withPath } from '../../rule.ts';

/**
 * Checks that an entry copied from another has its own title for search engines, the right year, and its own
 * paragraphs.
 */
export const rule: Rule = {
  codes: { 'title-of-another': 'warning', 'other-year': 'warning', 'paragraph-of-another': 'warning' },
  *onEnd(content) {
    for (const { name } of content.collections) {
      const entries = content.documents(name);
      for (const entry of entries) yield* withPath(entry.file, [otherYear(entry), titleOfOther(entry, entries)]);
      yield paragraphsOfOthers(entries);
    }
  },
};

const YEAR = /\b20\d\d\b/g;
const yearsIn = (text: string) => [...new Set(text.match(YEAR))];

/** Texts for search engines besides the title, by pointer. */
function toldToSearch(data: unknown): [pointer: string, text: string][] {
  const seo = property(data, 'seo');
  return [
    ['/seo/title', textProperty(seo, 'title') ?? ''],
    ...listProperty(seo, 'keywords').map((word, index): [string, string] => [`/seo/keywords/${index}`, String(word)]),
  ];
}

/**
 * Reports texts for search engines with a different year than the title: last year's texts were only partly updated.
 */
function otherYear({ data }: ContentDocument): Issues<FileIssue> {
  const [year, another] = yearsIn(textProperty(data, 'title') ?? '');
  if (year === undefined || another !== undefined) return undefined;
  return toldToSearch(data).map(([pointer, text]) => {
    const [statedYear, second] = yearsIn(text);
    if (statedYear === undefined || second !== undefined || statedYear === year) return undefined;
    return {
      code: 'other-year',
      message: `This says ${statedYear}, but the title says ${year}.`,
      ...correction(pointer, text, statedYear, year, `Write ${year}, or correct the title.`),
    };
  });
}

const bare = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The title of an entry, and its search title if that begins like the title; otherwise that may be copied. */
function namesOf({ data }: ContentDocument): string[] {
  const title = bare(textProperty(data, 'title'));
  const seoTitle = bare(textProperty(property(data, 'seo'), 'title'));
  const beginning = (text: string) => text.split(' ').slice(0, 3).join(' ');
  return beginning(seoTitle) === beginning(title) ? [title, seoTitle] : [title];
}

function titleOfOther(entry: ContentDocument, entries: readonly ContentDocument[]): Issues<FileIssue> {
  const seoTitle = bare(textProperty(property(entry.data, 'seo'), 'title'));
  if (namesOf(entry).includes(seoTitle)) return undefined;
  // Search engines do not see drafts.
  const isPublic = ({ data }: ContentDocument) => textProperty(data, 'status') !== 'draft';
  const other = entries.find((one) => one !== entry && isPublic(one) && namesOf(one).includes(seoTitle));
  if (seoTitle === '' || other === undefined) return undefined;
  return {
    code: 'title-of-another',
    pointer: '/seo/title',
    message: `This is the title of ${other.file.id}.json, so search results would show it for the wrong text.`,
    suggestion: 'Write a title of its own, of what this text is about.',
  };
}

/** Lists of paragraphs at the top of an entry, and the parts of an article. */
const PARAGRAPHS = ['answer', 'bio', 'description', 'body'];
/** Minimum length to compare; shorter paragraphs may occur in several entries. */
const MIN_COMPARED_LENGTH = 60;

function paragraphsOfOthers(entries: readonly ContentDocument[]): Issues<Issue> {
  const seen = new Map<string, ContentDocument>();
  const order = ({ data }: ContentDocument) => Number(property(data, 'order') ?? 0);
  return entries
    .toSorted((one, other) => order(one) - order(other))
    .map((entry) =>
      PARAGRAPHS.map((name) =>
        textsIn(listProperty(entry.data, name)).map(({ text, pointer }) => {
          const mark = text.length >= MIN_COMPARED_LENGTH ? bare(text) : '';
          const first = seen.get(mark);
          if (mark === '') return undefined;
          seen.set(mark, first ?? entry);
          // Two similar whole entries are reported as copies.
          if (first === undefined || first === entry || isCopy(first, entry, name)) return undefined;
          return paragraphOfOther(entry, first, `/${name}${pointer}`);
        }),
      ),
    );
}

const isCopy = (one: ContentDocument, other: ContentDocument, name: string) =>
  JSON.stringify(property(one.data, name)) === JSON.stringify(property(other.data, name));

function paragraphOfOther({ file }: ContentDocument, other: ContentDocument, pointer: string): Issue {
  return {
    code: 'paragraph-of-another',
    path: file.path,
    pointer,
    message: `${other.file.id}.json has the same paragraph, so one of the two says what belongs to the other.`,
    suggestion: 'Write what belongs here, or take the paragraph out.',
  };
}
