import { statSync } from 'node:fs';
import path from 'node:path';
import { describePlace } from '../../../content/edit/words/describe-place.ts';
import { contentFiles } from '../../../content/read/files.ts';
import { forEachText } from '../../../content/read/texts.ts';
import { withoutMarks } from '../../../content/references/rich-text.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import { dataOf } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { SearchHit } from '../../contract/work.ts';
import type { DraftFolder } from '../draft-folder.ts';
import { fold, foldWithOffsets } from './folded-text.ts';
import { scoreOf } from './score.ts';

const MAX_HITS = 50;
/** Number of characters shown before and after a match. */
const CONTEXT_LENGTH = 40;

/** A text of a file, without its formatting marks. */
interface FoundText {
  text: string;
  folded: string;
  pointer: string;
}

interface IndexedFile {
  /** Modification time, size and inode, to detect changes. */
  stamp: string;
  data: unknown;
  texts: FoundText[];
}

/** Returns the title of a file, and the URL path of a page that shows it. */
export type Describe = (file: string) => { title: string; path?: string };

/** Searches all texts of a draft. The texts of a file are cached until it changes. */
export class DraftSearch {
  readonly #draft: DraftFolder;
  readonly #kinds: ContentKind[];
  readonly #describe: Describe;
  readonly #files = new Map<string, IndexedFile>();

  constructor(draft: DraftFolder, kinds: ContentKind[], describe: Describe) {
    this.#draft = draft;
    this.#kinds = kinds;
    this.#describe = describe;
  }

  /** Texts that contain all of these words, best matches first; accents and capitals are ignored. */
  search(words: string): SearchHit[] {
    const query = fold(words)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (query.length === 0) return [];
    const found = [...this.#indexed()].flatMap(([file, { data, texts }]) =>
      texts.flatMap((one) => {
        const score = scoreOf(one.folded, one.pointer, query);
        return score === undefined ? [] : [{ ...one, file, data, score }];
      }),
    );
    const best = found
      .sort((one, other) => other.score - one.score || (one.file < other.file ? -1 : 1))
      .slice(0, MAX_HITS);
    return best.map(({ file, pointer, data, text }) => ({
      file,
      pointer,
      ...this.#describe(file),
      where: describePlace(this.#kinds, file, data, pointer),
      ...cutOut(text, query),
    }));
  }

  #indexed(): Map<string, IndexedFile> {
    const names = contentFiles(this.#draft.dir, this.#kinds).map((one) => one.path);
    const there = new Set<string>();
    for (const fullPath of names) {
      const file = path.relative(this.#draft.dir, fullPath).replaceAll('\\', '/');
      const stamp = stampOf(fullPath);
      if (stamp === undefined) continue;
      there.add(file);
      if (this.#files.get(file)?.stamp !== stamp) this.#files.set(file, this.#read(file, stamp));
    }
    for (const file of this.#files.keys()) if (!there.has(file)) this.#files.delete(file);
    return this.#files;
  }

  #read(file: string, stamp: string): IndexedFile {
    const data = readData(this.#draft.text(file) ?? '');
    const texts: FoundText[] = [];
    forEachText(data, (written, pointer) => {
      const text = withoutMarks(written);
      if (text !== '') texts.push({ text, folded: fold(text), pointer: pointer() });
    });
    return { stamp, data, texts };
  }
}

/** Parses a file as far as possible, so that files with JSON errors are searched too. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { root } = parseText(text);
    return root && dataOf(root);
  }
}

function stampOf(fullPath: string): string | undefined {
  const found = statSync(fullPath, { bigint: true, throwIfNoEntry: false });
  return found && `${found.mtimeNs} ${found.size} ${found.ino}`;
}

/** A match with the text around it. */
function cutOut(text: string, query: string[]): Pick<SearchHit, 'before' | 'found' | 'after'> {
  const { folded, originalOffset } = foldWithOffsets(text);
  const phrase = query.join(' ');
  const wanted = folded.includes(phrase) ? phrase : (query[0] ?? '');
  const start = originalOffset(folded.indexOf(wanted));
  const end = originalOffset(folded.indexOf(wanted) + wanted.length);
  const from = start > CONTEXT_LENGTH ? text.indexOf(' ', start - CONTEXT_LENGTH) + 1 : 0;
  const to = end + CONTEXT_LENGTH < text.length ? text.lastIndexOf(' ', end + CONTEXT_LENGTH) : text.length;
  const [first, last] = [from > start ? start : from, to < end ? end : to];
  return {
    before: (first > 0 ? '… ' : '') + text.slice(first, start),
    found: text.slice(start, end),
    after: text.slice(end, last) + (last < text.length ? ' …' : ''),
  };
}
