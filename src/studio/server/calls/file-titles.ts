import { sentenceCase, spaced } from '../../../content/edit/words/place-in-words.ts';
import { isObject, textProperty } from '../../../content/read/json.ts';
import { placeholdersIn } from '../../../content/references/placeholders.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import { isNestedTooDeep } from '../../../content/syntax/nesting.ts';
import type { StoredDraft } from '../draft/stored-draft.ts';
import type { LiveSite } from '../live/live-site.ts';
import { pageNames } from './page-names.ts';

/** Files and what they are. */
export interface Files {
  kinds: ContentKind[];
  draft: Pick<StoredDraft, 'text' | 'version'>;
  live: Pick<LiveSite, 'content'>;
}

/** What a file calls itself, by the first of these properties that it has. */
const TITLES = ['name', 'title', 'question', 'label', 'heading', 'subject'];

/** The kind of a file; undefined for what is no content, such as pictures. */
export function kindOfFile({ kinds }: Pick<Files, 'kinds'>, file: string): ContentKind | undefined {
  return kinds.find(({ place, isFolder }) =>
    isFolder ? file.startsWith(`${place}/`) && file.endsWith('.json') : file === place,
  );
}

/** A file's name without folder and ending. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/, '');
}

/** The data of a file of the draft; undefined while it is not there, or no JSON that is read. */
export function dataOf({ draft }: Pick<Files, 'draft'>, file: string): unknown {
  const text = draft.text(file);
  if (text === undefined || isNestedTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a file is called on the screen. */
export function titleOfFile(studio: Files, file: string): string {
  const kind = kindOfFile(studio, file);
  if (kind && !kind.isFolder) return nounOf(kind);
  const title = kind?.name === 'pages' ? pageName(studio, file) : titleInFile(studio, file);
  return title ?? sentenceCase(spaced(idOf(file)));
}

/** What a file calls itself in its content; undefined where it says nothing of the kind. */
export function titleInFile(studio: Files, file: string): string | undefined {
  const title = kindOfFile(studio, file)?.isFolder ? ownTitle(studio, file) : undefined;
  return title === undefined ? undefined : placeholdersInWords(studio, title);
}

/** What people call a page, spelled as its own title where that says the same. */
function pageName(studio: Files, file: string): string | undefined {
  const { content } = studio.live;
  const name = content && pageNames(content).get(idOf(file));
  const title = titleInFile(studio, file);
  return title !== undefined && title.toLowerCase() === name?.toLowerCase() ? title : name;
}

/** The titles of a draft's files, as of a version of each. */
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

/** A text with what it quotes: the words of the site's own data, else the name of what stands there later. */
function placeholdersInWords(studio: Files, text: string): string {
  return placeholdersIn(text).reduce((shown, { name, written }) => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const quoted = name.startsWith('site.') ? textProperty(dataOf(studio, 'site.json'), last) : undefined;
    return shown.replace(written, quoted ?? `[${spaced(last).replaceAll('_', ' ')}]`);
  }, text);
}

/** What one file of a kind is called: page, job advert. */
export function nounOf({ schema }: ContentKind): string {
  return spaced(schema.title);
}
