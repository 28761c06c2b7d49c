import type { Content } from '../../../../read/content.ts';
import { asObject, pointerSteps, textProperty } from '../../../../read/json.ts';
import { memoizeByObject } from '../../../../read/memoize.ts';
import { wordsToNumber } from '../../../../references/quantities/number-words.ts';
import { replaceSubstring, unsafe } from '../../../../report/fixes.ts';
import type { Issue } from '../../../../report/issues.ts';
import { mayBeOfFact } from '../../../facts/common-times.ts';
import { contradicting, inOtherWords } from '../../../facts/fact-findings.ts';
import { type Wording, wordingsOf } from '../../../facts/fact-wordings.ts';
import { keywordsIn, textOfFact } from '../../../keywords.ts';
import type { Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** Finds facts typed as words, and figures that contradict the fact of the same name. */
export const rule: Rule = {
  codes: { 'fact-in-words': 'warning', 'contradicts-fact': 'warning', 'doubled-bound': 'warning' },
  visibleOnly: true,
  onText: (text, pointerOf, document, features, content) => {
    const { kind } = document.file;
    const mayName = (features & TextFeature.digit) !== 0 || /per ?cent/i.test(text);
    if (!mayName && !text.includes('{{facts.')) return undefined;
    if (NOT_FOR_FACTS.has(kind.name)) return undefined;
    const facts = factsOf(content);
    const found =
      (text.includes('{{facts.') ? (doubledUnit(text, facts) ?? doubledBound(text, facts)) : undefined) ??
      (mayName ? typedFact(text, facts) : undefined);
    if (!found) return undefined;
    const pointer = pointerOf();
    if (pointerSteps(pointer).includes('params')) return undefined;
    const { piece, index, put, ...words } = found;
    const fix = unsafe(replaceSubstring(pointer, text, piece, put, index));
    return { ...words, at: { text: piece, ...(index !== undefined && { index }) }, fix };
  },
};

/** Content types with their own figures. */
const NOT_FOR_FACTS = new Set(['facts', 'options', 'messages', 'server-messages', 'images', 'site']);

interface Facts {
  values: Map<string, string>;
  /** Values of several words, such as "24 hours", with what their facts are about. */
  phrases: { wording: Wording; keywords: ReadonlySet<string> }[];
  /** Facts named after what they count: farmers, occupancy. */
  counted: [figure: RegExp, name: string, value: string, word: string][];
  /** Their words, as a quick test that most texts fail. */
  countedWords: RegExp | undefined;
}

const COUNT = '\\d[\\d,.]*\\d?(?:[–-]\\d+)?(?:%\\+?|\\+)';

const factsOf = memoizeByObject((content: Content): Facts => {
  const facts = asObject(content.data('facts'));
  const values = new Map(
    Object.entries(facts).flatMap(([name, fact]) => {
      const value = textProperty(fact, 'value');
      return value === undefined || value.includes('{{') ? [] : [[name, value] as const];
    }),
  );
  const single = [...values].filter(
    ([, value]) => [...values.values()].filter((other) => other === value).length === 1,
  );
  const counted = [...values].flatMap(([name, value]) => countedBy(name, value));
  return {
    values,
    phrases: single.flatMap(([name, value]) => {
      const keywords = keywordsIn(textOfFact(name, facts[name]));
      return wordingsOf(name, value).map((wording) => ({ wording, keywords }));
    }),
    counted,
    countedWords: counted.length === 0 ? undefined : new RegExp(counted.map(([, , , word]) => word).join('|'), 'i'),
  };
});

/** Patterns for a figure before or after the name of its fact. */
function countedBy(name: string, value: string): Facts['counted'] {
  if (!/^[a-z]{5,}$|^[a-z]+(?:[A-Z][a-z]+)+$/.test(name) || !new RegExp(`^${COUNT}$`).test(value)) return [];
  // "smallholders" also counts "smallholder farmers", and "tenantRetention" is "tenant retention".
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/s$/, 's?');
  // Of a name of several words, a larger number is another one even without its plus; a smaller one may be a part.
  const before = `(${/[A-Z]/.test(name) && value.endsWith('+') ? String.raw`${COUNT}|\d[\d,]*\d` : COUNT}) ${words}\\b`;
  const after = `\\b${words} (?:of|is|at|stands at) (?:about |over |around )?(${COUNT})(?!\\w)`;
  const word = words.replace(/s\?$/, '');
  return [[new RegExp(`(?<![\\w.,–-])(?:${before}|${after})`, 'i'), name, value, word]];
}

type Found = Pick<Issue, 'code' | 'message' | 'suggestion'> & {
  piece: string;
  /** Where the piece is, if it may be there more than once. */
  index?: number;
  put: string;
};

function typedFact(text: string, { values, phrases, counted, countedWords }: Facts): Found | undefined {
  for (const [figure, name, value] of countedWords?.test(text) ? counted : []) {
    const found = figure.exec(text);
    const piece = found?.[1] ?? found?.[2];
    // "15+ counties" is the fact countiesServed, not a different number of counties.
    const isOther = piece !== undefined && [...values].some(([one, other]) => other === piece && one.startsWith(name));
    const isPart =
      piece !== undefined && /^[\d,]+$/.test(piece) && wordsToNumber(piece) <= wordsToNumber(value.replace('+', ''));
    if (piece === undefined || piece === value || isOther || isPart) continue;
    return { ...contradicting(found?.[0] ?? piece, name, value), piece, put: `{{facts.${name}}}` };
  }
  for (const { wording, keywords } of phrases) {
    const [phrase, name, value] = wording;
    // Faster than looking for all places in every text.
    if (text.search(phrase) < 0) continue;
    const places = [...text.matchAll(phrase)].map(({ 0: piece, index }) => ({ piece, index }));
    const place = places.find((one) => mayBeOfFact(text, one, keywords));
    if (place) return { ...inOtherWords(place.piece, name, value), ...place, put: `{{facts.${name}}}` };
  }
  return undefined;
}

/** Reports a unit next to a placeholder that already contains it: "24 hours hours", "EUR EUR 30M". */
function doubledUnit(text: string, { values }: Facts): Found | undefined {
  for (const [piece, before = '', name = '', after = ''] of text.matchAll(
    /(?:(?<!\p{L})(\p{L}{2,4}) )?\{\{\s*facts\.(\w+)\s*\}\}(?: (\p{L}{3,}))?/giu,
  )) {
    const value = values.get(name) ?? '';
    const [first, last] = [/^(\p{L}+) /u.exec(value)?.[1], / (\p{L}+)$/u.exec(value)?.[1]];
    const isBefore = before !== '' && first?.toLowerCase() === before.toLowerCase();
    const isAfter = after !== '' && last?.toLowerCase() === after.toLowerCase();
    if (!isBefore && !isAfter) continue;
    const put = piece.slice(isBefore ? before.length + 1 : 0, isAfter ? -after.length - 1 : undefined);
    return {
      code: 'doubled-bound',
      piece,
      put,
      message: `The figure says "${isBefore ? before : after}" already: visitors would read "${piece.replace(/\{\{.*?\}\}/, value)}".`,
      suggestion: `Write ${put} alone.`,
    };
  }
  return undefined;
}

/** Reports "over 100+", where the plus is enough. */
function doubledBound(text: string, { values }: Facts): Found | undefined {
  for (const [piece, words = '', name = ''] of text.matchAll(
    /\b(over|more than|at least|above) \*{0,2}\{\{\s*facts\.(\w+)\s*\}\}/gi,
  )) {
    const value = values.get(name) ?? '';
    if (!value.endsWith('+')) continue;
    return {
      code: 'doubled-bound',
      piece,
      put: piece.slice(words.length + 1),
      message: `Visitors would read "${words} ${value}", which says twice that there are more.`,
      suggestion: `Write ${piece.slice(words.length + 1)} alone.`,
    };
  }
  return undefined;
}
