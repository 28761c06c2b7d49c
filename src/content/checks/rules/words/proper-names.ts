import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { forEachText } from '../../../read/texts.ts';
import { editDistance, isNearly } from '../../../references/nearest.ts';
import { isVisible } from '../../../references/visible-texts.ts';
import type { Check } from '../../check.ts';
import { MISSPELT } from '../../text-rules/misspelt.ts';
import { writtenOtherwise } from '../../written-otherwise.ts';

/** Checks that places, people and other things with names of their own are spelt as elsewhere on the site. */
export const check: Check = {
  codes: { 'misspelt-proper-name': 'warning' },
  start: (content, report) => {
    let ofKept: Names | undefined;
    let names: Names | undefined;
    return {
      document: () => {
        names = undefined;
      },
      text: (text, pointerOf, document) => {
        if (!MAY_HAVE_NAME.test(text)) return;
        ofKept ??= namesOfKept(content);
        names ??= withPins(ofKept, document);
        for (const found of text.matchAll(NAMES)) {
          const [written] = found;
          // Most are known, or near no other.
          const near = nearName(written, names);
          if (near === undefined || isOfLongerName(found)) continue;
          const usual = usualName(written, near, isFirst(found), names, content);
          if (usual === undefined) continue;
          const pointer = pointerOf();
          if (!isVisible(text, pointer, document)) return;
          const said = writtenOtherwise({ written, usual, of: 'name' }, pointer, text);
          return report({ path: document.file.path, code: 'misspelt-proper-name', ...said });
        }
      },
    };
  },
};

/** How much speaks for each name, which is how often it is written, and what was found out about words so far. */
interface Names {
  times: ReadonlyMap<string, number>;
  near: Map<string, string | undefined>;
}

/** A word with a capital; shorter ones are too near other words. Months before a year have a rule of their own. */
const NAMES = /(?<![\p{L}\p{N}/#@.’_-])\p{Lu}\p{Ll}{5,}(?![\p{L}\p{N}@/_-]|’\p{L}|\.\p{L}| (?:19|20)\d\d)/gu;

/** A quick test, which most texts fail. */
const MAY_HAVE_NAME = /[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{5}/;

/** What ends before a word that begins a sentence, or a quotation. */
const BEGINNING = /(?:^|[.!?:] )[“(*[]*$/;

/** What ends before a word that goes on with a name: the first name of somebody, or of a company. */
const NAME_GOES_ON = /(?<!\b(?:In|At|To|From|Near|And|The|Our|For|By))(?<=(?<!\p{L})\p{Lu}\p{L}*) $/u;

const before = ({ index, input }: RegExpExecArray) => input.slice(Math.max(0, index - 20), index);

/** Whether a word is the last of a longer name, which families and companies share. */
const isOfLongerName = (found: RegExpExecArray) => NAME_GOES_ON.test(before(found));

/** Whether a word begins a sentence. */
const isFirst = (found: RegExpExecArray) => BEGINNING.test(before(found));

/** A text of nothing but names: "Lisbon, Porto and Braga". */
const ONLY_NAMES = /^\p{Lu}[\p{L}’-]+(?:,? (?:and |of )?\p{Lu}[\p{L}’-]+)*$/u;

/** In a list of places, a name says more than in a sentence. */
const OF_LISTS = 2;

/** The names outside the pages, which are read one by one. Those of the company have a rule of their own. */
function namesOfKept(content: Content): Names {
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
          times.set(word, (times.get(word) ?? 0) + (isList ? OF_LISTS : 1));
        }
      });
  for (const word of own) times.delete(word);
  return { times, near: new Map() };
}

/** The names of the pins on the maps of a page, too. */
function withPins(names: Names, { file, data }: ContentDocument): Names {
  if (file.kind.name !== 'pages') return names;
  const pins = listProperty(data, 'blocks').flatMap((block) =>
    ['chart', 'drawn'].flatMap((name) =>
      listProperty(property(block, name), 'rows').flatMap((row) =>
        property(row, 'at') === undefined ? [] : [...(textProperty(row, 'label') ?? '').matchAll(NAMES)],
      ),
    ),
  );
  if (pins.length === 0) return names;
  const added = pins.map(([word]) => [word, (names.times.get(word) ?? 0) + OF_LISTS] as const);
  return { times: new Map([...names.times, ...added]), near: new Map() };
}

/** The most frequent name that a word may be a slip of; undefined for a known name. */
function nearName(written: string, { times, near }: Names): string | undefined {
  if (near.has(written)) return near.get(written);
  const own = times.get(written) ?? 0;
  const isKnown = own > OF_LISTS || Object.hasOwn(MISSPELT, written.toLowerCase());
  const names = isKnown ? [] : [...times.keys()].filter((name) => isSlip(written, name));
  const nearest = names.reduce<string | undefined>(
    (best, name) => ((times.get(name) ?? 0) > (times.get(best ?? '') ?? 0) ? name : best),
    undefined,
  );
  near.set(written, nearest);
  return nearest;
}

/** The name, if it is written more often than the word. The first word of a sentence is more often no name. */
function usualName(written: string, near: string, isFirst: boolean, { times }: Names, content: Content) {
  const least = (times.get(written) ?? 0) + OF_LISTS + (isFirst ? 1 : 0);
  return (times.get(near) ?? 0) >= least && !isWord(near, content) ? near : undefined;
}

/** Words of different endings are different words: Italy, Italian. */
const isSlip = (written: string, name: string) =>
  written !== name &&
  written.charCodeAt(0) === name.charCodeAt(0) &&
  Math.abs(written.length - name.length) <= 1 &&
  written.slice(0, -1) !== name.slice(0, -1) &&
  !written.startsWith(name) &&
  !name.startsWith(written) &&
  isNearly(written, name) &&
  editDistance(written, name) === 1;

/** Whether a name is a word, too, which titles write with a capital: "Market" beside "market". */
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
