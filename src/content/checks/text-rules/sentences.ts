import { sentenceCase } from '../../edit/words/letter-case.ts';
import { wordSet } from '../../read/split-words.ts';
import { TextFeature, type TextRule } from './text-rule.ts';

/** A rule for a missing space after or before punctuation. */
const missingSpace = (find: RegExp, features: number, words: Pick<TextRule, 'message' | 'put'>): TextRule => ({
  code: 'missing-space',
  find,
  features,
  ...words,
});

const after: Pick<TextRule, 'message' | 'put'> = {
  message: (piece) => `There is no space after "${piece}".`,
  put: ([piece]) => `${piece} `,
};
const before: Pick<TextRule, 'message' | 'put'> = {
  message: (piece) => `There is no space before "${piece}".`,
  put: ([piece]) => ` ${piece}`,
};

/** Abbreviations. */
const SHORTENED = [
  ...['approx', 'incl', 'excl', 'corp', 'dept', 'govt', 'resp', 'misc', 'prof', 'capt', 'assoc', 'univ'],
  ...['estd', 'hosp', 'intl', 'natl', 'ext', 'max', 'min', 'tel', 'etc', 'inc', 'ltd'],
]
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join('|');

/** The last of several sentences, if it has no full stop. */
export const NOT_ENDED = /[.!?] (\p{Lu}[^.!?:]*\p{Ll})$/u;

/** Words with which no text ends. */
const GO_ON = wordSet('the an a and or our your their its every because although unless whether whose into during');
/** Words with which a text ends that was cut off, although a sentence may. */
const SELDOM_LAST = wordSet(`
  about am among are as at be been between by can could for from had has have he if in is may might must not of on per
  she should than that they this to upon was we were who which will with within without would
`);
const WRITE_END = 'Write the end of the sentence.';

/** Items of a list in small letters may end with semicolons. */
const CUT_OFF = /(?<!^\p{Ll}.*);$|,$/su;

/** What to do about a text without a full stop, if its last word shows that more is missing. */
export function endToWrite(text: string): string | undefined {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return GO_ON.has(last) || SELDOM_LAST.has(last) ? WRITE_END : undefined;
}

/** The last word of a text, if no sentence ends with it. Only the end is examined, since there are very many texts. */
function wordThatGoesOn(text: string): RegExpExecArray | null {
  if (text.length < 10 || !isSmall(text.charCodeAt(text.length - 1))) return null;
  return GO_ON.has(text.slice(text.lastIndexOf(' ') + 1)) ? /\p{Ll}+$/u.exec(text) : null;
}

/** A text of several sentences that begins with a lower-case letter, unless it continues the figure before it. */
export const SMALL_FIRST =
  /^(?:a|an|he|she|his|her|we|you|our|your|the|this|these|it|they|if|when|every|each|there|anyone|everyone|nobody|what|how|why)(?=[ ,][^.!?]*\p{Ll}[.!?] \p{Lu})/u;

/** "We can the minutes.": an auxiliary with an object, and no verb between them. Not in "as soon as you can the bus". */
const WITHOUT_VERB =
  /(?<!\b(?:as|than|if|what(?:ever)?|all|when|where|for|to|with|from|of|like|by) )\b(?:(?:[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|(?:[Ee]very|[Aa]ny|[Nn]o|[Ss]ome)(?:body|one)) (?:can|could|must|should|would|will|may|might)(?= (?:the|an?|our|your|their|his|her) [\p{Ll}-]+(?: [\p{Ll}-]+)?[.,;:!?])|(?:[Ee]very|[Tt]he|[Oo]ur|[Yy]our) \p{Ll}+ (?:can|could|must|should|would|may|might)(?= (?:the|an?|our|your|their|his|her) [\p{Ll}-]+[.,;:!?]))/u;

/** Rules for sentences with missing spaces, capitals or endings. */
export const sentences: readonly TextRule[] = [
  {
    code: 'wrong-word',
    language: /^en/,
    find: WITHOUT_VERB,
    message: (piece) => `After "${piece}" a verb is missing.`,
    suggestion: () => 'Write the missing verb.',
  },
  {
    code: 'text-cut-off',
    find: (text) => (text.length > 40 && /[,;]/.test(text.slice(-1)) ? CUT_OFF.exec(text) : null),
    message: (piece) => `The text ends with "${piece}", so something seems to be missing.`,
    suggestion: () => WRITE_END,
  },
  {
    code: 'text-cut-off',
    // One word and a colon begin what a program completes: "Error: ".
    find: /(?<=\S \S.*)[:,;–-]\s+$/,
    features: TextFeature.edgeSpace,
    message: (piece) => `The text ends with "${piece.trim()}", so something seems to be missing.`,
    suggestion: () => WRITE_END,
  },
  {
    code: 'text-cut-off',
    find: wordThatGoesOn,
    message: (piece) => `The text ends with "${piece}", so something seems to be missing.`,
    suggestion: () => WRITE_END,
  },
  {
    code: 'text-cut-off',
    find: (text) => {
      const ended = text.length < 60 || !isSmall(text.charCodeAt(text.length - 1)) ? null : NOT_ENDED.exec(text);
      return ended && /\p{L}+$/u.exec(text);
    },
    message: (piece) => `The last sentence ends with "${piece}" and no full stop, so something seems to be missing.`,
    suggestion: (piece) => endToWrite(piece) ?? `Write ${JSON.stringify(`${piece}.`)}.`,
    put: ([piece]) => (endToWrite(piece) === undefined ? `${piece}.` : undefined),
  },
  {
    code: 'text-cut-off',
    find: /^[,;:!?)]\s*(?=\p{L})/u,
    features: TextFeature.edgeSpace,
    message: (piece) => `The text begins with "${piece.trim()}", so something before it seems to be missing.`,
    put: () => '',
  },
  // For speed, each pattern starts with the punctuation, which is rare, and then looks around it.
  missingSpace(
    /(?:[,;](?=\p{L})|[!?](?=\p{L}{2})|\.(?=\p{Lu}\p{Ll}))(?<=\p{Ll}{2}.)(?<!(?:[@/:#]|www|\{\{)\S*.|&#?\w+;)/u,
    TextFeature.badSpacing,
    after,
  ),
  missingSpace(/[.!?](?=\p{Lu}\p{Ll})(?<=(?:[\d%)”’]|\}\}).)(?<![@/:#]\S*.)/u, TextFeature.badSpacing, after),
  missingSpace(
    /:(?=\p{Ll}{2})(?<=\p{Ll}{3}:)(?<![@/#]\S*:|\b(?:modal|mailto|tel|sms|back|https?):)/u,
    TextFeature.badSpacing,
    after,
  ),
  missingSpace(/\((?=[^()]*\s[^()]*\))(?<=\p{Ll}{3}\()/u, TextFeature.quoteOrParenthesis, before),
  missingSpace(/\)(?=\p{Ll}{3})(?<!\]\([^()]*\))/u, TextFeature.quoteOrParenthesis, after),
  missingSpace(/\{\{(?=[\w.]+\}\})(?<=\p{L}{2}\{\{)/u, TextFeature.brace, before),
  missingSpace(/(?<!site\.url *)\}\}(?=\p{L}{3})/u, TextFeature.brace, after),
  missingSpace(
    /\*\*(?=[^*\s][^*]{2,}\*\*)(?<=\p{L}{2}\*\*)(?<=^(?:[^*]|\*\*[^*]+\*\*)*\*\*)/u,
    TextFeature.asterisk,
    before,
  ),
  missingSpace(/\*\*(?=\p{L}{3})(?<=[^*\s]{3}\*\*)(?<=^(?:[^*]|\*\*[^*]+\*\*)*)/u, TextFeature.asterisk, after),
  missingSpace(/\[(?=[^\][]+\]\([^()\s]+\))(?<=\p{L}\[)/u, TextFeature.bracket, before),
  missingSpace(/\)(?=\p{L}{3})(?<=\]\([^()\s]+\))/u, TextFeature.bracket, after),
  {
    code: 'small-beginning',
    find: new RegExp(
      String.raw`(?<=\p{Ll}{3}(?<!\b(?:${SHORTENED}))[.] )[a-z]{2,}(?=[ ,])(?<!\b(?:and|or|but|npm))`,
      'u',
    ),
    features: TextFeature.lowercaseSentence,
    message: (piece) => `The sentence with "${piece}" begins with a small letter.`,
    put: ([piece]) => sentenceCase(piece),
  },
  {
    code: 'small-beginning',
    find: (text) => (text.length > 40 && isSmall(text.charCodeAt(0)) ? SMALL_FIRST.exec(text) : null),
    message: (piece) => `The text begins with a small letter: "${piece}".`,
    put: ([piece]) => sentenceCase(piece),
  },
  {
    code: 'repeated-sentence',
    find: (text) => (text.length > 2 * MIN_LENGTH ? (wholeTwice(text) ?? repeated(text)) : null),
    message: () => 'The same sentence appears twice in a row.',
    put: ([, sentence = '']) => sentence,
  },
];

const isSmall = (code: number) => code >= 97 && code <= 122;

/** Minimum characters to report; shorter sentences may be repeated. */
const MIN_LENGTH = 20;

/** Matches a text that was pasted twice, with or without a space between. */
function wholeTwice(text: string): RegExpExecArray | null {
  const half = Math.floor(text.length / 2);
  if (text.charCodeAt(0) !== text.charCodeAt(text.length - half) || !text.endsWith(text.slice(0, half))) return null;
  return new RegExp(`^(.{${half}}) ?.{${half}}$`, 's').exec(text);
}

/** Matches the first sentence that is immediately repeated. */
function repeated(text: string): RegExpExecArray | null {
  let start = 0;
  for (let end = text.indexOf('. '); end >= 0; end = text.indexOf('. ', start)) {
    const next = end + 2;
    const isLong = end - start >= MIN_LENGTH && text.charCodeAt(start) === text.charCodeAt(next);
    if (isLong && text.startsWith(text.slice(start, end + 1), next)) {
      const twice = new RegExp(`(.{${end + 1 - start}}) .{${end + 1 - start}}`, 'ys');
      twice.lastIndex = start;
      return twice.exec(text);
    }
    start = next;
  }
  return null;
}
