import { type Note, noteKind } from '../../../../cache/notes.ts';
import type { Content } from '../../../../read/content.ts';
import { property, textProperty } from '../../../../read/json.ts';
import { sentencesIn } from '../../../../read/sentences-in.ts';
import { factsIn } from '../../../../references/figure.ts';
import type { Issue } from '../../../../report/issues.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import { contradicting } from '../../../facts/fact-findings.ts';
import { keywordsIn } from '../../../keywords.ts';
import type { Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** Sentences with one fact, and those with a number. */
const quotingSentences = noteKind<string>('sentence-with-fact');
const typedSentences = noteKind<string>('sentence-with-number');

const CHECKED_TYPES = new Set(['pages', 'modals', 'documents', 'emails', 'forms']);

/** Finds numbers in sentences that other pages write with a fact in place of the number. English only. */
export const rule: Rule = {
  codes: { 'sentence-without-fact': 'warning' },
  visibleOnly: true,
  onText: (text, pointer, { file }, features, content) => {
    if ((features & (TextFeature.digit | TextFeature.placeholder)) === 0 || !content.isEnglish) return undefined;
    if (!CHECKED_TYPES.has(file.kind.name) && !isCollection(file.kind)) return undefined;
    for (const sentence of sentencesIn(text)) {
      const facts = factsIn(sentence).length;
      const kind = facts === 1 ? quotingSentences : facts === 0 && /\d/.test(sentence) ? typedSentences : undefined;
      kind?.add(content, file, pointer(), sentence);
    }
    return undefined;
  },
  *onEnd(content) {
    const quoting = new Set(quotingSentences.all(content).map(({ data }) => data));
    const frames = [...quoting].flatMap((sentence) => frameOf(sentence, content));
    for (const typed of typedSentences.all(content))
      yield frames
        .values()
        .map((frame) => otherNumber(typed, frame))
        .find((one) => one !== undefined);
  },
};

/** Minimum words next to the figure for a sentence to be distinctive. */
const MIN_WORDS = 4;
/** Minimum keywords among them. A time needs more: "The work takes about three days." may be about anything. */
const [MIN_KEYWORDS, MIN_KEYWORDS_OF_A_TIME] = [1, 3];

const TIME = /\d ?(?:h|hr|min|minute|hour|day|week|month|year)s?$/;

const isOwn = (words: string, value: string) =>
  (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS &&
  keywordsIn(words).size >= (TIME.test(value) ? MIN_KEYWORDS_OF_A_TIME : MIN_KEYWORDS);

/** A sentence around its fact. */
interface Frame {
  before: string;
  after: string;
  name: string;
  value: string;
}

function frameOf(sentence: string, content: Content): Frame[] {
  const [, before = '', name = '', after = ''] = /^(.*)\{\{\s*facts\.(\w+)\s*\}\}(.*)$/s.exec(sentence) ?? [];
  const value = textProperty(property(content.data('facts'), name), 'value');
  return value === undefined || !isOwn(`${before} ${after}`, value) ? [] : [{ before, after, name, value }];
}

/** How a figure is written, whatever it is: "0%" for "70%" and "98%+". */
const notationOf = (value: string) => value.replace(/\d[\d,.]*/g, '0').replace(/\+$|s$/, '');

function otherNumber({ data: sentence, from, pointer }: Note<string>, frame: Frame): Issue | undefined {
  const { before, after, name, value } = frame;
  if (!sentence.startsWith(before) || !sentence.endsWith(after)) return undefined;
  const piece = sentence.slice(before.length, sentence.length - after.length);
  // The value itself is reported by another rule.
  if (piece === value || !/\d/.test(piece) || notationOf(piece) !== notationOf(value)) return undefined;
  return {
    ...contradicting(piece, name, value),
    code: 'sentence-without-fact',
    path: from.path,
    pointer,
    at: { text: piece },
    meant: `{{facts.${name}}}`,
  };
}
