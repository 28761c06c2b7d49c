import { hash } from 'node:crypto';
import { type Note, noteKind } from '../../../cache/notes.ts';
import type { ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { keywordsIn } from '../../keywords.ts';
import { originalFirst } from '../../originals.ts';
import { asErrors, asWarnings, type FileIssue, type Issue, type Issues, type Rule } from '../../rule.ts';

/** Texts in search results, with their minimum length in characters; the schema has the maximum. */
const texts = [
  { name: 'title', least: 10 },
  { name: 'description', least: 50 },
] as const;

/** The site's description is used for pages without one, and in the feed. */
const MIN_SITE_DESCRIPTION = 50;

/** The maximum that search results show of a description; the schema of pages has the same limit. */
const MAX_SITE_DESCRIPTION = 170;

/** Checks that titles and descriptions are unique and long enough for search results. */
export const rule: Rule = {
  codes: {
    ...asErrors('repeated-title repeated-description'),
    ...asWarnings('short-title empty-title short-description long-description list-as-description'),
  },
  onDocument: (document, content) => {
    const { file, data } = document;
    if (file.kind.name === 'site') return [tooShort('description', MIN_SITE_DESCRIPTION, document), tooLong(data)];
    if (file.kind.name !== 'pages') return undefined;
    const template = textProperty(content.data('site'), 'titleTemplate') ?? '%s';
    pageTexts.add(content, file, '', pageTextsOf(data));
    return [
      emptyTitle(data),
      keywordList(data),
      texts.map(({ name, least }) =>
        tooShort(name, least, document, (text) => (name === 'title' ? template.replace('%s', () => text) : text)),
      ),
    ];
  },
  onEnd: (content) => {
    const pages = pageTexts.all(content);
    return texts.map(({ name }) =>
      [...Map.groupBy(pages, ({ data }) => data[name]).values()].map((same) => repeated(name, same)),
    );
  },
};

type TextName = (typeof texts)[number]['name'];

/** The texts of a page: hashes, because they are long and only compared. Those that are missing are empty. */
interface PageTexts extends Record<TextName, string> {
  /** The title itself. */
  written: string;
  /** How many words the description shares with the rest of the page. */
  fit: number;
}

const pageTexts = noteKind<PageTexts>('page-texts');

function pageTextsOf(data: unknown): PageTexts {
  const [title = '', description = ''] = texts.map(({ name }) => textProperty(data, name));
  const headings = listProperty(data, 'blocks').flatMap((block) =>
    [block, property(block, 'heading')].flatMap((part) => [textProperty(part, 'title'), textProperty(part, 'lead')]),
  );
  const fit = keywordsIn(description).intersection(keywordsIn([title, ...headings].join(' '))).size;
  const hashOf = (text: string) => (text.trim() === '' ? '' : hash('sha1', text.trim().toLowerCase(), 'base64url'));
  return { title: hashOf(title), description: hashOf(description), written: title, fit };
}

function repeated(name: TextName, pages: readonly Note<PageTexts>[]): Issues<Issue> {
  if (pages.length < 2 || pages[0]?.data[name] === '') return undefined;
  const candidate = ({ from, data }: Note<PageTexts>) => ({ file: from, title: data.written, fit: data.fit });
  const [earlier, ...later] = pages.toSorted((one, other) => originalFirst(candidate(one), candidate(other)));
  const pointer = `/${name}`;
  return later.map(({ from }) => ({
    path: from.path,
    pointer,
    code: `repeated-${name}`,
    message: `The page ${earlier?.from.id} has the same ${name}, so search results cannot tell the two apart.`,
    suggestion: `Give each page its own ${name}.`,
    ...(earlier && { related: { path: earlier.from.path, pointer } }),
  }));
}

/** Hidden pages are not in search results, so their texts may be short. @param shown the text as search results show it */
function tooShort(
  name: TextName,
  least: number,
  { file, data }: ContentDocument,
  shown = (text: string) => text,
): Issues<FileIssue> {
  const text = textProperty(data, name);
  if (text === undefined || text === '' || property(data, 'hidden') === true || SAYS_NOTHING.test(text))
    return undefined;
  const length = [...shown(text)].length;
  if (length >= least) return undefined;
  return {
    pointer: `/${name}`,
    code: `short-${name}`,
    message: `The ${name} has only ${length} characters; search results need at least ${least}.`,
    suggestion: `Say more about the ${file.kind.name === 'site' ? 'company' : 'page'}.`,
  };
}

function tooLong(site: unknown): Issues<FileIssue> {
  const { length } = [...(textProperty(site, 'description') ?? '')];
  if (length <= MAX_SITE_DESCRIPTION) return undefined;
  return {
    pointer: '/description',
    code: 'long-description',
    message: `The description has ${length} characters; search results cut it off after about ${MAX_SITE_DESCRIPTION}.`,
    suggestion: `Say what the company does in at most ${MAX_SITE_DESCRIPTION} characters.`,
  };
}

/** Default titles that say nothing in search results. */
const SAYS_NOTHING =
  /^(?:home ?page|home|index|untitled|(?:new|test|main) ?page|page ?\d*|welcome|start|default|web ?site)$/i;

function emptyTitle(page: unknown): Issues<FileIssue> {
  const title = textProperty(page, 'title') ?? '';
  if (!SAYS_NOTHING.test(title.trim())) return undefined;
  return {
    pointer: '/title',
    code: 'empty-title',
    message: `"${title}" does not tell people in search results what the page is about.`,
    suggestion: 'Say it in a few words, such as "Repairs and who pays for them".',
  };
}

function keywordList(page: unknown): Issues<FileIssue> {
  const description = textProperty(page, 'description') ?? '';
  if (!/^(?:[^.,;|!?:]{1,30}[,;|]\s*){6,}[^.,;|!?:]{1,30}\.?$/.test(description)) return undefined;
  return {
    pointer: '/description',
    code: 'list-as-description',
    message: 'This is a list of keywords; search results show it as text, and people skip it.',
    suggestion: 'Write one or two sentences about what visitors find on the page.',
  };
}
