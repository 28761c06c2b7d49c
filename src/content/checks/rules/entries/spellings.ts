import { sentenceCase } from '../../../edit/words/letter-case.ts';
import { asObject, listProperty, pointerStep, textProperty } from '../../../read/json.ts';
import { inSingular } from '../../../read/split-words.ts';
import { nearest } from '../../../references/suggestions.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { Content, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that values shared by entries of a collection or by facts, such as groups and tags, are always spelt the same. */
export const rule: Rule = {
  codes: { 'spelt-two-ways': 'warning', 'odd-beginning': 'warning' },
  *onEnd(content) {
    for (const { name } of content.collections) {
      yield [spellings(name, content), smallBeginnings(name, content), spellingsOfTags(name, content)];
    }
    yield spellingsOfFacts(content);
  },
};

/** Properties that group entries. If the schema lists the allowed values, it checks them itself. */
const GROUPS = ['category', 'type', 'location'];

/** How often each value occurs. */
function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function spellings(kind: string, content: Content): Issues<Issue> {
  return GROUPS.map((name) => {
    const uses = content
      .documents(kind)
      .filter(
        ({ data, references }) =>
          textProperty(data, name) !== undefined && !references.some(({ pointer }) => pointer === `/${name}`),
      );
    return groupsTwoWays(
      uses.map(({ file, data }) => ({
        path: file.path,
        pointer: `/${name}`,
        written: textProperty(data, name) ?? '',
      })),
    );
  });
}

/** Reports groups of facts that are spelt in two ways, so that the list of figures would have two headings. */
function spellingsOfFacts(content: Content): Issues<Issue> {
  return content.documents('facts').map(({ file, data }) =>
    groupsTwoWays(
      Object.entries(asObject(data)).flatMap(([name, fact]) => {
        const written = textProperty(fact, 'group');
        return written === undefined ? [] : [{ path: file.path, pointer: `${pointerStep(name)}/group`, written }];
      }),
    ),
  );
}

function groupsTwoWays(uses: readonly { path: string; pointer: string; written: string }[]): Issues<Issue> {
  const counts = countsOf(uses.map(({ written }) => written));
  return uses.map(({ path, pointer, written }) => {
    const usual = usualSpelling(written, counts);
    // Spaces around a text have a rule of their own.
    if (usual === undefined || usual === written.trim()) return undefined;
    return twoWays(path, pointer, written, usual, 'groups');
  });
}

/** Reports a name or group in lower case where all others begin with a capital. */
function smallBeginnings(kind: string, content: Content): Issues<Issue> {
  return ['name', ...GROUPS].map((name) => {
    const uses = content.documents(kind).flatMap(({ file, data, references }) => {
      const written = textProperty(data, name);
      const isName = references.some(({ pointer }) => pointer === `/${name}`);
      return written === undefined || isName ? [] : [{ path: file.path, written }];
    });
    const [small, another] = uses.filter(({ written }) => SMALL.test(written));
    if (small === undefined || another !== undefined || uses.length < 3) return undefined;
    // A spelling that others capitalise is reported by another rule.
    if (uses.some((one) => one !== small && one.written.toLowerCase() === small.written.toLowerCase()))
      return undefined;
    const right = sentenceCase(small.written);
    return {
      code: 'odd-beginning',
      path: small.path,
      message: `"${small.written}" begins with a small letter, unlike the others.`,
      ...likelyValue(`/${name}`, right),
    };
  });
}

/** A word in lower case; names such as iPhone are not matched. */
const SMALL = /^\p{Ll}+(?: |$)/u;

function twoWays(path: string, pointer: string, written: string, usual: string, what: string): Issue {
  return {
    code: 'spelt-two-ways',
    path,
    message: `"${written}" is written "${usual}" elsewhere, so visitors would see two ${what}.`,
    ...likelyValue(pointer, usual),
  };
}

/** Reports tags that differ from those of other entries only by capitals, spaces or hyphens. */
function spellingsOfTags(kind: string, content: Content): Issues<Issue> {
  const bare = (tag: string) => tag.toLowerCase().replace(/[\s-]+/g, '');
  const uses = content.documents(kind).flatMap(({ file, data }) => {
    const tags = listProperty(data, 'tags').map(String);
    const isFirst = (tag: string, index: number) => tags.findIndex((one) => bare(one) === bare(tag)) === index;
    return tags.flatMap((tag, index) => (isFirst(tag, index) ? [{ file, index, tag }] : []));
  });
  const counts = countsOf(uses.map(({ tag }) => tag));
  return [...Map.groupBy(uses, ({ tag }) => bare(tag)).values()].map((same) => {
    const times = (tag: string) => counts.get(tag) ?? 0;
    const usual = same
      .map(({ tag }) => tag)
      .sort((one, other) => times(other) - times(one) || (isPreferred(one, other, counts) ? -1 : 1))[0];
    return same.map(({ file, index, tag }) =>
      usual === undefined || tag === usual ? undefined : twoWays(file.path, `/tags/${index}`, tag, usual, 'tags'),
    );
  });
}

/** The usual spelling of a word that differs by capitals, a typo or the plural. */
function usualSpelling(written: string, counts: Map<string, number>): string | undefined {
  const own = counts.get(written) ?? 0;
  const others = [...counts].filter(([other]) => other !== written);
  const bare = (text: string) =>
    inSingular(
      text
        .trim()
        .replace(/[\s-]+/g, ' ')
        .toLowerCase(),
    );
  const same = others.find(
    ([other, count]) =>
      bare(other) === bare(written) && (count > own || (count === own && isPreferred(other, written, counts))),
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

/** Of two equally frequent spellings, prefers the one with capitals where most other groups have them; otherwise the one before. */
function isPreferred(one: string, other: string, counts: ReadonlyMap<string, number>): boolean {
  const others = [...counts.keys()].filter((name) => name.toLowerCase() !== one.toLowerCase() && name.includes(' '));
  if (isInCapitals(one) !== isInCapitals(other)) return isInCapitals(other);
  const inTitleCase = others.filter(isInTitleCase).length;
  const isUsual = (name: string) => isInTitleCase(name) === inTitleCase * 2 > others.length;
  if (others.length === 0 || isUsual(one) === isUsual(other)) return isBefore(one, other);
  return isUsual(one);
}

const isInCapitals = (name: string) => name.length > 3 && name === name.toUpperCase();

/** "Property Management", but not "Residential development". */
const isInTitleCase = (name: string) => !/ \p{Ll}{4}/u.test(name);

/** Of two equally frequent spellings, prefers the shorter one (the singular), otherwise the first. */
const isBefore = (one: string, other: string) =>
  one.length < other.length || (one.length === other.length && one < other);

function distanceIsSmall(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.toLowerCase().startsWith(short.toLowerCase().slice(0, -1));
}
