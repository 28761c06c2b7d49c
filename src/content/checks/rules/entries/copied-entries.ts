import { property, textProperty } from '../../../read/json.ts';
import { keywordsIn } from '../../keywords.ts';
import { originalFirst } from '../../originals.ts';
import type { Content, ContentDocument, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that no entry of a collection is a copy of another, and that no two have the same place in the order. */
export const rule: Rule = {
  codes: { 'copied-entry': 'warning', 'same-order': 'warning' },
  *onEnd(content) {
    for (const { name } of content.collections) {
      yield [copies(name, content), orders(name, 'order', content), orders(name, 'featuredOrder', content)];
    }
  },
};

/** The properties by which visitors distinguish entries. */
const HEADS = ['title', 'question', 'name', 'profileLink'];
/** Properties whose text should be unique. */
const BODIES = [
  ...['excerpt', 'summary', 'metaDescription', 'answer', 'bio', 'body', 'description', 'seo', 'seo/description'],
  'seo/title',
];
/** Properties that were left as in the file that was copied, where the rest was changed. */
const ENTRY_SPECIFIC = new Set([
  'profileLink',
  'metaDescription',
  'summary',
  'excerpt',
  'seo',
  'seo/description',
  'seo/title',
]);
const MIN_COMPARED_LENGTH = 60;

/** The entries, oldest first: by date, place in the order, and signs of being an original. */
function inOrder(kind: string, content: Content): ContentDocument[] {
  const day = ({ data }: ContentDocument) => textProperty(data, 'published') ?? '';
  const place = ({ data }: ContentDocument) => Number(property(data, 'order') ?? 0);
  return content
    .documents(kind)
    .toSorted(
      (one, other) =>
        day(one).localeCompare(day(other)) ||
        place(one) - place(other) ||
        originalFirst(candidate(one, content), candidate(other, content)),
    );
}

const candidate = ({ file, data }: ContentDocument, content: Content) => ({
  file,
  title: HEADS.map((name) => textProperty(data, name)).find(Boolean) ?? '',
  uses: [...content.graph.usesOf(file.kind.name, file.id)].length,
});

function copies(kind: string, content: Content): Issues<Issue> {
  const entries = inOrder(kind, content);
  return entries.map((later, index) => {
    const earlier = entries.slice(0, index);
    const head = HEADS.find((name) => twin(later, earlier, name, 1));
    const sameHead = head && twin(later, earlier, head, 1);
    const body = BODIES.find((name) => twin(later, earlier, name, MIN_COMPARED_LENGTH));
    const first = sameHead ?? (body && twin(later, earlier, body, MIN_COMPARED_LENGTH));
    if (!first) return undefined;
    const name = (sameHead ? head : body) ?? '';
    const [entry, other] = fitOf(name, first) < fitOf(name, later) ? [first, later] : [later, first];
    const pointer = `/${name}`;
    const same = `${other.file.id}.json has the same "${name.replace(/^.*\//, '')}"`;
    return {
      code: 'copied-entry',
      path: entry.file.path,
      pointer,
      related: { path: other.file.path, pointer },
      ...(ENTRY_SPECIFIC.has(name)
        ? {
            message: `${same}, which can be right for one of the two only.`,
            suggestion: 'Write what belongs to this one.',
          }
        : {
            message: `${same}: visitors would find both and could not tell them apart.`,
            suggestion: `Say what is different about this one, or delete one of the two files.`,
          }),
    };
  });
}

/** A property, or one of the object in it. */
const partOf = (data: unknown, name: string) => name.split('/').reduce(property, data);

/** How many words a text of an entry shares with the title of the entry and the rest of its short texts. */
function fitOf(name: string, { data }: ContentDocument): number {
  const others = [...HEADS, 'excerpt', 'summary', 'seo/title', 'seo/description'].filter((one) => one !== name);
  const words = others.map((one) => JSON.stringify(partOf(data, one) ?? '')).join(' ');
  return keywordsIn(JSON.stringify(partOf(data, name) ?? '')).intersection(keywordsIn(words)).size;
}

function twin(
  entry: ContentDocument,
  earlier: readonly ContentDocument[],
  name: string,
  least: number,
): ContentDocument | undefined {
  const written = (data: unknown) =>
    JSON.stringify(partOf(data, name) ?? '')
      .trim()
      .toLowerCase()
      .replace(/[?.!]+"$/, '"');
  const own = written(entry.data);
  // Several people may have the placeholder link #.
  if (own.length < least + 2 || own === '"#"') return undefined;
  return earlier.find(({ data }) => written(data) === own);
}

function orders(kind: string, name: 'order' | 'featuredOrder', content: Content): Issues<Issue> {
  const seen = new Map<number, ContentDocument['file']>();
  return inOrder(kind, content).map(({ file, data }) => {
    const order = property(data, name);
    if (typeof order !== 'number' || (name === 'featuredOrder' && property(data, 'featured') !== true))
      return undefined;
    const first = seen.get(order);
    seen.set(order, first ?? file);
    if (first === undefined) return undefined;
    return {
      code: 'same-order',
      path: file.path,
      pointer: `/${name}`,
      related: { path: first.path, pointer: `/${name}` },
      message: `${first.id}.json has the order ${order} too, so the two would be sorted by name.`,
      suggestion: 'Give each entry its own number.',
    };
  });
}
