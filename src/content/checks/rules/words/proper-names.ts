import type { Content, ContentDocument } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { forEachText } from '../../../read/texts.ts';
import { editDistance } from '../../../references/nearest.ts';
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
        if (!NAME.test(text)) return;
        ofKept ??= namesOfKept(content);
        names ??= withPins(ofKept, document);
        for (const { word: written, isFirst } of wordsIn(text)) {
          const usual = usualName(written, isFirst, names, content);
          if (usual === undefined) continue;
          const pointer = pointerOf();
          if (!isVisible(text, pointer, document)) return;
          const found = writtenOtherwise({ written, usual, of: 'name' }, pointer, text);
          return report({ path: document.file.path, code: 'misspelt-proper-name', ...found });
        }
      },
    };
  },
};

/** How much speaks for each name: how often it is written. */
type Names = ReadonlyMap<string, number>;

/** A word with a capital; shorter ones are too near other words. Months before a year have a rule of their own. */
const NAME = /(?<![\p{L}\p{N}/#@.’_-])\p{Lu}\p{Ll}{5,}(?![\p{L}\p{N}@/_-]|’\p{L}|\.\p{L}| (?:19|20)\d\d)/u;
const NAMES = new RegExp(NAME.source, 'gu');

/** What ends before a word that begins a sentence, or a quotation. */
const BEGINNING = /(?:^|[.!?:] )[“(*[]*$/;

/** What ends before a word that goes on with a name: the first name of somebody, or of a company. */
const NAME_GOES_ON = /(?<!\b(?:In|At|To|From|Near|And|The|Our|For|By))(?<=(?<!\p{L})\p{Lu}\p{L}*) $/u;

/** The words of a text that may be names. The last words of longer names are left out, since families share them. */
function wordsIn(text: string): { word: string; isFirst: boolean }[] {
  return [...text.matchAll(NAMES)].flatMap(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 20), index);
    return NAME_GOES_ON.test(before) ? [] : [{ word, isFirst: BEGINNING.test(before) }];
  });
}

/** A text of nothing but names: "Lisbon, Porto and Braga". */
const ONLY_NAMES = /^\p{Lu}[\p{L}’-]+(?:,? (?:and |of )?\p{Lu}[\p{L}’-]+)*$/u;

/** In a list of places, a name says more than in a sentence. */
const OF_LISTS = 2;

/** The names outside the pages, which are read one by one. Those of the company have a rule of their own. */
function namesOfKept(content: Content): Names {
  const names = new Map<string, number>();
  const own = new Set<string>();
  for (const kind of content.kinds)
    for (const { data } of content.documents(kind.name))
      forEachText(data, (text) => {
        if (!NAME.test(text)) return;
        const isList = ONLY_NAMES.test(text);
        for (const { word, isFirst } of wordsIn(text)) {
          if (kind.name === 'site') own.add(word);
          if (isList || !isFirst) names.set(word, (names.get(word) ?? 0) + (isList ? OF_LISTS : 1));
        }
      });
  for (const word of own) names.delete(word);
  return names;
}

/** The names of the pins on the maps of a page, too. */
function withPins(names: Names, { file, data }: ContentDocument): Names {
  if (file.kind.name !== 'pages') return names;
  const pins = listProperty(data, 'blocks').flatMap((block) =>
    ['chart', 'drawn'].flatMap((name) =>
      listProperty(property(block, name), 'rows').flatMap((row) =>
        property(row, 'at') === undefined ? [] : wordsIn(textProperty(row, 'label') ?? ''),
      ),
    ),
  );
  if (pins.length === 0) return names;
  return new Map([...names, ...pins.map(({ word }) => [word, (names.get(word) ?? 0) + OF_LISTS] as const)]);
}

/** A name that differs by a slip only, and is written more often. */
function usualName(written: string, isFirst: boolean, names: Names, content: Content): string | undefined {
  const times = names.get(written) ?? 0;
  if (times > OF_LISTS || Object.hasOwn(MISSPELT, written.toLowerCase())) return undefined;
  // The first word of a sentence is more often none.
  const least = times + OF_LISTS + (isFirst ? 1 : 0);
  for (const [name, others] of names)
    if (others >= least && isSlip(written, name) && !isWord(name, content)) return name;
  return undefined;
}

/** Words of different endings are different words: Italy, Italian. */
const isSlip = (written: string, name: string) =>
  written !== name &&
  written.charCodeAt(0) === name.charCodeAt(0) &&
  Math.abs(written.length - name.length) <= 1 &&
  written.slice(0, -1) !== name.slice(0, -1) &&
  !written.startsWith(name) &&
  !name.startsWith(written) &&
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
