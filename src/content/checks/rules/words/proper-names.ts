import { listProperty, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { forEachText } from '../../../read/texts.ts';
import { differsInOnePlace, editDistance } from '../../../references/suggestions.ts';
import { placesOf } from '../../misspelt-places.ts';
import type { Content, ContentDocument, Rule } from '../../rule.ts';
import { spellingIssue } from '../../spelling-issue.ts';

/** Checks that names of places, people and other things are spelt as elsewhere on the site. */
export const rule: Rule = {
  codes: { 'misspelt-proper-name': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, _features, content) => {
    if (!MAY_HAVE_NAME.test(text)) return undefined;
    const places = placesOf(content);
    const names = namesFor(document, content);
    for (const found of text.matchAll(NAMES)) {
      const [written] = found;
      // Places of the list in site.json have a rule of their own.
      if (places?.has(written) || places?.near(written) !== undefined) continue;
      // Most names are known, or not similar to any other.
      const near = nearName(written, names);
      if (near === undefined || isOfLongerName(found)) continue;
      const usual = usualName(written, near, isFirst(found), names, content);
      if (usual === undefined) continue;
      return { code: 'misspelt-proper-name', ...spellingIssue({ written, usual, of: 'name' }, pointerOf(), text) };
    }
    return undefined;
  },
};

/** The weight of each name, which is mainly how often it is written, and cached results by word. */
interface Names {
  times: ReadonlyMap<string, number>;
  near: Map<string, string | undefined>;
}

/**
 * A capitalised word of a minimum length; shorter ones are too similar to other words. Months before a year are checked
 * by another rule.
 */
const NAMES = /(?<![\p{L}\p{N}/#@.’_-])\p{Lu}\p{Ll}{5,}(?![\p{L}\p{N}@/_-]|’\p{L}|\.\p{L}| (?:19|20)\d\d)/gu;

/** A quick test that most texts fail. */
const MAY_HAVE_NAME = /[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{5}/;

/** The end of the text before the first word of a sentence or quotation. */
const BEGINNING = /(?:^|[.!?:] )[“(*[]*$/;

/** The end of the text before a word that continues a name: after a first name, or the first word of a company's. */
const NAME_GOES_ON = /(?<!\b(?:In|At|To|From|Near|And|The|Our|For|By))(?<=(?<!\p{L})\p{Lu}\p{L}*) $/u;

const before = ({ index, input }: RegExpExecArray) => input.slice(Math.max(0, index - 20), index);

/** Whether a word is the last of a longer name, since families and companies share such words. */
const isOfLongerName = (found: RegExpExecArray) => NAME_GOES_ON.test(before(found));

/** Whether a word begins a sentence. */
const isFirst = (found: RegExpExecArray) => BEGINNING.test(before(found));

/** A text that consists only of names: "Lisbon, Porto and Braga". */
const ONLY_NAMES = /^\p{Lu}[\p{L}’-]+(?:,? (?:and |of )?\p{Lu}[\p{L}’-]+)*$/u;

/** The weight of a name in a list of names, which is more reliable than in a sentence. */
const LIST_WEIGHT = 2;

/** The names outside of pages, whose files are not kept in memory. The company's names are checked by another rule. */
const namesOfKept = memoizeByObject((content: Content): Names => {
  const times = new Map<string, number>();
  const own = new Set<string>();
  for (const kind of content.kinds)
    for (const { data } of content.documents(kind.name))
      forEachText(data, (text) => {
        if (!MAY_HAVE_NAME.test(text)) return;
        const isList = ONLY_NAMES.test(text);
        for (const found of text.matchAll(NAMES)) {
          const [word] = found;
          if (kind.name === 'site') own.add(word);
          if (isOfLongerName(found) || (!isList && isFirst(found))) continue;
          times.set(word, (times.get(word) ?? 0) + (isList ? LIST_WEIGHT : 1));
        }
      });
  for (const word of own) times.delete(word);
  return { times, near: new Map() };
});

/** The names that texts of a file may have, with those of pins on the maps of a page. */
const namesFor = memoizeByObject(({ file, data }: ContentDocument, content: Content): Names => {
  const names = namesOfKept(content);
  if (file.kind.name !== 'pages') return names;
  const pins = listProperty(data, 'blocks').flatMap((block) =>
    ['chart', 'drawn'].flatMap((name) =>
      listProperty(property(block, name), 'rows').flatMap((row) =>
        property(row, 'at') === undefined ? [] : [...(textProperty(row, 'label') ?? '').matchAll(NAMES)],
      ),
    ),
  );
  if (pins.length === 0) return names;
  const added = pins.map(([word]) => [word, (names.times.get(word) ?? 0) + LIST_WEIGHT] as const);
  return { times: new Map([...names.times, ...added]), near: new Map() };
});

/** The most frequent name of which a word may be a typo; undefined for a known name. */
function nearName(written: string, { times, near }: Names): string | undefined {
  if (near.has(written)) return near.get(written);
  const own = times.get(written) ?? 0;
  const names = own > LIST_WEIGHT ? [] : [...times.keys()].filter((name) => isTypo(written, name));
  const nearest = names.reduce<string | undefined>(
    (best, name) => ((times.get(name) ?? 0) > (times.get(best ?? '') ?? 0) ? name : best),
    undefined,
  );
  near.set(written, nearest);
  return nearest;
}

/** The similar name, if it is more frequent than the word. The first word of a sentence is often not a name. */
function usualName(written: string, near: string, isFirst: boolean, { times }: Names, content: Content) {
  const least = (times.get(written) ?? 0) + LIST_WEIGHT + (isFirst ? 1 : 0);
  return (times.get(near) ?? 0) >= least && !isWord(near, content) ? near : undefined;
}

/** Whether a word is a typo for a name. Words with different endings are different words: Italy, Italian. */
const isTypo = (written: string, name: string) =>
  written !== name &&
  written.charCodeAt(0) === name.charCodeAt(0) &&
  Math.abs(written.length - name.length) <= 1 &&
  written.slice(0, -1) !== name.slice(0, -1) &&
  !written.startsWith(name) &&
  !name.startsWith(written) &&
  differsInOnePlace(written, name) &&
  editDistance(written, name) === 1;

/** Whether a name is also a common noun that titles capitalise: "Market" and "market". */
function isWord(name: string, content: Content): boolean {
  const word = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name.toLowerCase())}`, 'u');
  let isFound = false;
  for (const kind of content.kinds)
    for (const { data } of content.documents(kind.name))
      forEachText(data, (text) => {
        isFound ||= word.test(text);
      });
  return isFound;
}
