import { sentenceCase } from '../../../edit/words/letter-case.ts';
import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { nearest } from '../../../references/nearest.ts';
import { changeTo, takeOut, unsure } from '../../../report/fixes.ts';
import type { FileIssue, Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';
import { originalFirst } from '../../originals.ts';

/** Checks that entries of a collection are distinguishable, and that shared values are spelt the same. */
export const check: Check = {
  codes: {
    'copied-entry': 'warning',
    'spelt-two-ways': 'warning',
    'odd-beginning': 'warning',
    'repeated-tag': 'warning',
    'same-order': 'warning',
    'list-in-one-text': 'warning',
  },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (!file.kind.place.startsWith('collections/')) return;
      for (const issue of [...repeatedTags(data), ...severalTags(data)]) report({ path: file.path, ...issue });
    },
    end: () => {
      for (const { name } of content.kinds.filter((kind) => kind.place.startsWith('collections/'))) {
        const issues = [
          ...copies(name, content),
          ...spellings(name, content),
          ...smallBeginnings(name, content),
          ...spellingsOfTags(name, content),
          ...orders(name, 'order', content),
          ...orders(name, 'featuredOrder', content),
        ];
        for (const issue of issues) report(issue);
      }
    },
  }),
};

/** The properties by which visitors distinguish entries. */
const HEADS = ['title', 'question', 'name', 'profileLink'];
/** Properties whose text should be unique. */
const BODIES = ['excerpt', 'summary', 'metaDescription', 'answer', 'bio', 'body', 'description', 'seo'];
const LONG = 60;

/** The entries, older ones first, by what says so: the day, the number in the order, and what originals have. */
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
  uses: [...content.graph.usedBy(file.kind.name, file.id)].length,
});

function copies(kind: string, content: Content): Issue[] {
  const entries = inOrder(kind, content);
  return entries.flatMap((entry, index) => {
    const earlier = entries.slice(0, index);
    const head = HEADS.find((name) => twin(entry, earlier, name, 1));
    const sameHead = head && twin(entry, earlier, head, 1);
    const body = BODIES.find((name) => twin(entry, earlier, name, LONG));
    const other = sameHead ?? (body && twin(entry, earlier, body, LONG));
    if (!other) return [];
    const name = sameHead ? head : body;
    const pointer = `/${name}`;
    return [
      {
        code: 'copied-entry',
        path: entry.file.path,
        pointer,
        twin: { path: other.file.path, pointer },
        message: `${other.file.id}.json has the same "${name}": visitors would find both and could not tell them apart.`,
        suggestion: `Say what is different about this one, or delete one of the two files.`,
      },
    ];
  });
}

function twin(
  entry: ContentDocument,
  earlier: readonly ContentDocument[],
  name: string,
  least: number,
): ContentDocument | undefined {
  const written = (data: unknown) =>
    JSON.stringify(property(data, name) ?? '')
      .trim()
      .toLowerCase();
  const own = written(entry.data);
  // A link of # leads nowhere yet, for several people perhaps.
  if (own.length < least + 2 || own === '"#"') return undefined;
  return earlier.find(({ data }) => written(data) === own);
}

/** Properties that group entries. If the schema lists the allowed values, it checks them itself. */
const GROUPS = ['category', 'type', 'location'];

function spellings(kind: string, content: Content): Issue[] {
  return GROUPS.flatMap((name) => {
    const uses = content
      .documents(kind)
      .filter(
        ({ data, references }) =>
          textProperty(data, name) !== undefined && !references.some(({ pointer }) => pointer === `/${name}`),
      );
    const counts = new Map<string, number>();
    for (const { data } of uses)
      counts.set(textProperty(data, name) ?? '', (counts.get(textProperty(data, name) ?? '') ?? 0) + 1);
    return uses.flatMap(({ file, data }) => {
      const written = textProperty(data, name) ?? '';
      const usual = usualSpelling(written, counts);
      if (usual === undefined) return [];
      return [twoWays(file.path, `/${name}`, written, usual, 'groups')];
    });
  });
}

/** Names and groups that visitors read side by side: one in small letters where all others begin with a capital. */
function smallBeginnings(kind: string, content: Content): Issue[] {
  return ['name', ...GROUPS].flatMap((name) => {
    const uses = content.documents(kind).flatMap(({ file, data, references }) => {
      const written = textProperty(data, name);
      const isName = references.some(({ pointer }) => pointer === `/${name}`);
      return written === undefined || isName ? [] : [{ path: file.path, written }];
    });
    const [small, another] = uses.filter(({ written }) => SMALL.test(written));
    if (small === undefined || another !== undefined || uses.length < 3) return [];
    // A word that others write with a capital is reported as such.
    if (uses.some((one) => one !== small && one.written.toLowerCase() === small.written.toLowerCase())) return [];
    const right = sentenceCase(small.written);
    return [
      {
        code: 'odd-beginning',
        path: small.path,
        pointer: `/${name}`,
        message: `"${small.written}" begins with a small letter, unlike the others.`,
        suggestion: `Write "${right}".`,
        fix: unsure(changeTo(`/${name}`, right)),
      },
    ];
  });
}

/** A word in small letters; names such as iPhone begin with one, too. */
const SMALL = /^\p{Ll}+(?: |$)/u;

function twoWays(path: string, pointer: string, written: string, usual: string, what: string): Issue {
  return {
    code: 'spelt-two-ways',
    path,
    pointer,
    message: `"${written}" is written "${usual}" elsewhere, so visitors would see two ${what}.`,
    suggestion: `Write "${usual}".`,
    fix: unsure(changeTo(pointer, usual)),
  };
}

/** Tags that differ from those of other entries by capitals, spaces or hyphens only. */
function spellingsOfTags(kind: string, content: Content): Issue[] {
  const bare = (tag: string) => tag.toLowerCase().replace(/[\s-]+/g, '');
  const uses = content.documents(kind).flatMap(({ file, data }) => {
    const tags = listProperty(data, 'tags').map(String);
    const isFirst = (tag: string, index: number) => tags.findIndex((one) => bare(one) === bare(tag)) === index;
    return tags.flatMap((tag, index) => (isFirst(tag, index) ? [{ file, index, tag }] : []));
  });
  return [...Map.groupBy(uses, ({ tag }) => bare(tag)).values()].flatMap((same) => {
    const times = (tag: string) => same.filter((other) => other.tag === tag).length;
    const usual = same
      .map(({ tag }) => tag)
      .sort((one, other) => times(other) - times(one) || (isBefore(one, other) ? -1 : 1))[0];
    return same.flatMap(({ file, index, tag }) =>
      usual === undefined || tag === usual ? [] : [twoWays(file.path, `/tags/${index}`, tag, usual, 'tags')],
    );
  });
}

/** The usual spelling of a word that differs by capitals, a typo or the plural. */
function usualSpelling(written: string, counts: Map<string, number>): string | undefined {
  const own = counts.get(written) ?? 0;
  const others = [...counts].filter(([other]) => other !== written);
  const bare = (text: string) => inSingular(text.trim().replace(/\s+/g, ' ').toLowerCase());
  const same = others.find(
    ([other, count]) => bare(other) === bare(written) && (count > own || (count === own && isBefore(other, written))),
  );
  if (same) return same[0];
  const common = others.filter(
    ([other, count]) => count >= 2 && own === 1 && Math.abs(other.length - written.length) <= 2 && other.length > 6,
  );
  const near = nearest(
    written,
    common.map(([other]) => other),
  );
  return near !== undefined && distanceIsSmall(near, written) ? near : undefined;
}

/** Of two equally frequent spellings, suggests the shorter one (the singular), else the first. */
const isBefore = (one: string, other: string) =>
  one.length < other.length || (one.length === other.length && one < other);

/** Words without plural endings; groups that differ only in these are the same. */
const inSingular = (text: string) => text.replace(/ies\b/g, 'y').replace(/(?<=\p{L}{3})(?<![su'’])s\b/gu, '');

function distanceIsSmall(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.toLowerCase().startsWith(short.toLowerCase().slice(0, -1));
}

function repeatedTags(data: unknown): FileIssue[] {
  return ['tags', 'expertise', 'techStack'].flatMap((name) => {
    const tags = listProperty(data, name).map((tag) => String(tag).trim().toLowerCase());
    return tags.flatMap((tag, index) => {
      const pointer = `/${name}/${index}`;
      if (tags.indexOf(tag) === index) return [];
      return [
        {
          code: 'repeated-tag',
          pointer,
          message: `"${tag}" is in this list twice.`,
          suggestion: 'Remove one of them.',
          fix: takeOut(pointer),
        },
      ];
    });
  });
}

/** Several tags written as one text. */
function severalTags(data: unknown): FileIssue[] {
  const lists: [pointer: string, tags: unknown[]][] = [
    ['/tags', listProperty(data, 'tags')],
    ['/techStack', listProperty(data, 'techStack')],
    ['/seo/keywords', listProperty(property(data, 'seo'), 'keywords')],
  ];
  return lists.flatMap(([pointer, tags]) => tags.flatMap((tag, index) => severalIn(tag, `${pointer}/${index}`)));
}

const NOUNS: Record<string, string> = { tags: 'tag', keywords: 'keyword' };

function severalIn(tag: unknown, pointer: string): FileIssue[] {
  if (typeof tag !== 'string' || !/[,;|]/.test(tag)) return [];
  const tags = tag
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [
    {
      code: 'list-in-one-text',
      pointer,
      message: `${JSON.stringify(tag)} would count as a single ${NOUNS[pointer.split('/').at(-2) ?? ''] ?? 'entry'}.`,
      suggestion: `Write ${tags.map((one) => JSON.stringify(one)).join(', ')}.`,
      ...(tags.length === 1 && { fix: changeTo(pointer, tags[0]) }),
    },
  ];
}

function orders(kind: string, name: 'order' | 'featuredOrder', content: Content): Issue[] {
  const seen = new Map<number, ContentDocument['file']>();
  return inOrder(kind, content).flatMap(({ file, data }) => {
    const order = property(data, name);
    if (typeof order !== 'number' || (name === 'featuredOrder' && property(data, 'featured') !== true)) return [];
    const first = seen.get(order);
    seen.set(order, first ?? file);
    if (first === undefined) return [];
    return [
      {
        code: 'same-order',
        path: file.path,
        pointer: `/${name}`,
        twin: { path: first.path, pointer: `/${name}` },
        message: `${first.id}.json has the order ${order} too, so the two would be sorted by name.`,
        suggestion: 'Give each entry its own number.',
      },
    ];
  });
}
