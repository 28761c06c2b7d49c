import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { isObject, textProperty } from '../../../content/read/json.ts';
import { placeholdersIn, placeholdersInWords } from '../../../content/references/placeholders.ts';
import { displayNoun, separateWords } from '../../../content/schema/nouns.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import { isNestedTooDeep } from '../../../content/syntax/nesting.ts';
import type { StoredDraft } from '../draft/stored-draft.ts';
import type { LiveSite } from '../live/live-site.ts';
import { pageNames } from './page-names.ts';

/** What titles are computed from: the kinds of file, the draft, and the compiled content. */
export interface Files {
  kinds: ContentKind[];
  draft: Pick<StoredDraft, 'text' | 'version'>;
  live: Pick<LiveSite, 'content'>;
}

/** Properties that can hold a file's title, in order of preference. */
const TITLES = ['name', 'title', 'question', 'label', 'heading', 'subject'];

/** The kind of a file; undefined for files that are not content, such as pictures. */
export function kindOfFile({ kinds }: Pick<Files, 'kinds'>, file: string): ContentKind | undefined {
  return kinds.find(({ place, isFolder }) =>
    isFolder ? file.startsWith(`${place}/`) && file.endsWith('.json') : file === place,
  );
}

/** A file's name without folder and extension. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/, '');
}

/** The data of a file of the draft; undefined if it does not exist or is not valid JSON. */
export function dataOf({ draft }: { draft: Pick<StoredDraft, 'text'> }, file: string): unknown {
  const text = draft.text(file);
  if (text === undefined || isNestedTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The title that the studio shows for a file. */
export function titleOfFile(studio: Files, file: string): string {
  const kind = kindOfFile(studio, file);
  if (kind && !kind.isFolder) return displayNoun(kind.schema.title);
  const title = kind?.name === 'pages' ? pageName(studio, file) : titleInFile(studio, file);
  return title ?? sentenceCase(separateWords(idOf(file)));
}

/** The title inside a file; undefined if it has none. */
export function titleInFile(studio: Files, file: string): string | undefined {
  const title = kindOfFile(studio, file)?.isFolder ? ownTitle(studio, file) : undefined;
  return title === undefined ? undefined : fillPlaceholders(studio, title);
}

/** The name of a page, with the capitals of its own title if they differ only in those. */
function pageName(studio: Files, file: string): string | undefined {
  const { content } = studio.live;
  const name = content && pageNames(content).get(idOf(file));
  const title = titleInFile(studio, file);
  return title !== undefined && title.toLowerCase() === name?.toLowerCase() ? title : name;
}

/** A cache of titles for each draft, by file. */
const known = new WeakMap<object, Map<string, { version: number; title: string | undefined }>>();

function ownTitle(studio: Files, file: string): string | undefined {
  const titles = known.get(studio.draft) ?? new Map();
  known.set(studio.draft, titles);
  const version = studio.draft.version(file);
  const last = titles.get(file);
  if (last?.version === version) return last.title;
  const data = dataOf(studio, file);
  const title = isObject(data) ? TITLES.map((name) => textProperty(data, name)).find((text) => text) : undefined;
  titles.set(file, { version, title });
  return title;
}

/** A text with its placeholders replaced by values of site.json, or else by their names in words. */
function fillPlaceholders(studio: Files, text: string): string {
  const withSite = placeholdersIn(text).reduce((shown, { name, written }) => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const quoted = name.startsWith('site.') ? textProperty(dataOf(studio, 'site.json'), last) : undefined;
    return shown.replace(written, quoted ?? written);
  }, text);
  return placeholdersInWords(withSite);
}
