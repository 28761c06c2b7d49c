import { lazy } from '../../read/memoize.ts';
import { sentencesIn } from '../../read/sentences-in.ts';
import { NUMBER_WORD, numberIn, numberLike } from '../../references/quantities/durations.ts';
import { pluralOf } from './grammar/forms.ts';
import { NUMBERS, PEOPLE } from './grammar/word-lists.ts';
import { notEnglishMessage, TextFeature, type TextPart, type TextRule, withDefaults } from './text-rule.ts';
import { SECOND_WORDS, secondWordsIn, WORD_PAIR_ERRORS, type WordPairError } from './word-pair-errors.ts';

const PLURAL: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR_OF: Record<string, string> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** The words with a small or a capital letter, and either apostrophe. */
const anyOf = (words: readonly string[]) =>
  words.map((word) => `${initial(word)}${eitherApostrophe(word.slice(1))}`).join('|');

const eitherApostrophe = (text: string) => text.replaceAll('’', "[’']");

/** "A" may be a grade, or the first of several options. */
const initial = ([letter = '', ...others]: string) =>
  others.length === 0 ? letter : `[${letter}${letter.toUpperCase()}]`;

const patternOf = ({ first, next, before = '', after = '' }: WordPairError) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}’'{}./-])${before}(${anyOf(first)}) (?!\1)(${eitherApostrophe(next.join('|'))})(?![\p{L}’'-])${after}`,
    'u',
  );

/** The right words, with a capital where there was one. */
function corrected(put: string, [, first = '', next = '']: RegExpExecArray): string {
  const right = put
    .replace('$1', first)
    .replace('$2', next)
    .replace('{plural}', PLURAL[next] ?? next.replace(/s$/, ''))
    .replace('{singular}', SINGULAR_OF[next] ?? next);
  return /^\p{Lu}/u.test(first) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

const ASK_TO_READ = () => 'Read the sentence aloud, and correct it.';

/** Combines word pairs into one rule. Only pairs whose words both occur in the text are tried, for speed. */
function oneRule(errors: readonly WordPairError[]): Omit<TextRule, 'code'> {
  const known = lazy(() =>
    errors.map((one) => ({ put: one.put, pattern: patternOf(one), secondWords: secondWordsIn([one]) })),
  );
  return {
    features: TextFeature.suspiciousPair,
    find: (text) => {
      const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
      const pairs = words.flatMap((word, at) => (SECOND_WORDS.get(word)?.has(words[at + 1] ?? '') ? [at] : []));
      for (const { put, pattern, secondWords } of known()) {
        if (!pairs.some((at) => secondWords.get(words[at] ?? '')?.has(words[at + 1] ?? ''))) continue;
        const match = pattern.exec(text);
        if (match) return { index: match.index, text: match[0], replacement: put && corrected(put, match) };
      }
      return undefined;
    },
    message: notEnglishMessage,
  };
}

const [corrigible, others] = [true, false].map((isCorrigible) =>
  WORD_PAIR_ERRORS.filter(({ put }) => (put !== undefined) === isCorrigible),
);

/** A word before punctuation with which no phrase ends. For speed, texts are searched for the punctuation. */
const NO_END = /[.;!?,](?=\s|$)(?<=(?<![\p{L}’'-])(?:(?:the|an)[.;!?]|(?:your|our|their)[.;!?,]))/u;
const NO_LAST_WORD = /(?<![\p{L}’'-])(?:the|an|your|our|their)(?=[.;!?,](?:\s|$))/u;
/** How long something has lasted, after "since". Not "since ten years have passed". */
const SINCE_LONG = new RegExp(
  String.raw`(?<!\p{L})[Ss]ince (?:the (?:last|past) )?(?:\d+\+?|\{\{facts\.\w+\}\}|${NUMBERS.join('|')}|many|several|a few) (?:years|months|weeks|days|decades)(?=$|[.,;:!?)]| (?:we|they|I|you|he|she|the|our|in)\b)`,
  'u',
);
const TWICE =
  /(?<=^|[,:] )(\p{L}{5,})(?:, \p{L}+(?: \p{L}+)?){1,3}(?:,| and| or|, and|, or) \1(?=,| and | or |[.;:]|$)/iu;

/** One person, and a clause about several: "the owner, who are paid". */
const ONE_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:the|our|your|each|every) (?:\p{Ll}+ )?(?:${PEOPLE.join('|')}), who (are|were|have)(?= )`,
  'iu',
);
/** Several people, whom such a clause may be about. */
const SEVERAL_PEOPLE = new RegExp(
  String.raw`(?<!\p{L})(?:${PEOPLE.map(pluralOf).join('|')}|people|those|and|or)(?!\p{L})`,
  'iu',
);

function onePerson(text: string): RegExpExecArray | null {
  const found = text.includes(', who ') ? ONE_PERSON.exec(text) : null;
  const before = found ? sentencesIn(text.slice(0, found.index)).at(-1) : undefined;
  return before !== undefined && SEVERAL_PEOPLE.test(before) ? null : found;
}

/** A number of things; a part of them with its verb; and the rest. */
const PARTS = new RegExp(
  String.raw`(?<![\w.,–-])(?<rest>the (?:other|remaining) )?(?<number>(?!an? )${NUMBER_WORD})\b(?=(?<part> (?:are|were|have|had|came|left|live|lie|face|stand|stay|stayed|went)\b)?)(?=(?<things> \p{Ll}+s\b)?)`,
  'giu',
);

/** The rest of a number, if it is another than the part leaves: "Of twenty homes six are empty. The other thirteen pay." */
function wrongRest(text: string): TextPart | undefined {
  if (!/\bthe (?:other|remaining) /i.test(text)) return undefined;
  const found = [...text.matchAll(PARTS)];
  const at = found.findIndex(({ groups }) => groups?.rest !== undefined);
  const [total, part, rest] = found.slice(Math.max(0, at - 2), at + 1);
  if (at !== 2 || !total?.groups?.things || !part?.groups?.part || !rest?.groups) return undefined;
  const { rest: words, number = '' } = rest.groups;
  const right = numberIn(total.groups.number ?? '') - numberIn(part.groups.number ?? '');
  if (right <= 0 || right === numberIn(number)) return undefined;
  return { index: rest.index, text: rest[0], replacement: `${words}${numberLike(right, number)}` };
}

/** Rules for words that are spelt correctly but cannot follow each other. English only. */
export const wordPairs = withDefaults({ code: 'wrong-word', language: /^en/ }, [
  oneRule(corrigible ?? []),
  { ...oneRule(others ?? []), suggestion: ASK_TO_READ },
  {
    find: /Than(?= )(?<=[.!?] Than)/,
    message: () => 'No sentence begins with "Than".',
    put: () => 'Then',
  },
  {
    // Without a question mark it may be a heading: "How we work".
    find: /^(?:How(?: much| many| long| often)?|Where|When|Why|What) (?:I|you|we|they) (?!can|could|will|would|should|must|may|might|are|were|have|do|did|had|need)\p{Ll}+(?=[^.!?]*\?$)/u,
    message: notEnglishMessage,
    put: ([piece]) => piece.replace(/(?= (?:I|you|we|they) )/, ' do'),
  },
  {
    find: /^(?:How(?: much| many| long| often)?|Where|When|Why|What) (?:it|he|she) (?!has|is|was|can|will|should|did|had|must)\p{Ll}+s(?=[^.!?]*\?$)/u,
    message: notEnglishMessage,
    put: ([piece]) => piece.replace(/(?= (?:it|he|she) )/, ' does').replace(/(?<=[^aeiou]o|ch|sh)es$|s$/, ''),
  },
  {
    find: (text) => (text.includes('ince ') ? SINCE_LONG.exec(text) : null),
    message: (piece) =>
      `"${piece}" is not English: "since" goes with when something began, and "for" with how long it lasts.`,
    suggestion: (piece) =>
      `Write "${piece.startsWith('S') ? 'For' : 'for'}${piece.slice('since'.length)}", and the verb with "have", such as "we have built".`,
  },
  {
    code: 'repeated-word',
    language: undefined,
    find: (text) => (text.includes(', ') ? TWICE.exec(text) : null),
    message: (piece) => `The list "${piece}" names the same thing twice.`,
    suggestion: () => 'Remove one of the two, or write what is meant.',
  },
  {
    find: onePerson,
    message: notEnglishMessage,
    put: ([piece, verb = '']) => piece.replace(/\w+$/, SINGULAR_OF[verb] ?? verb),
  },
  {
    code: 'other-total',
    find: wrongRest,
    message: (piece) => `"${piece}" does not fit the two numbers before it.`,
    suggestion: (piece) => `Calculate it again: correct "${piece}", or one of the two numbers.`,
  },
  {
    find: (text) => (NO_END.test(text) ? NO_LAST_WORD.exec(text) : null),
    message: (piece) => `No phrase ends with "${piece}": a word is missing behind it, or it should be another.`,
    suggestion: ASK_TO_READ,
  },
  {
    find: /^(?:Our|These|Those|Many|Both) (?!news |series |means )[a-z]{2,}(?<![isu])s (?:is|was|has|does|says|needs|makes|takes|gives|comes|runs|keeps|helps|shows|works|wants|brings|pays)(?= )/,
    message: (piece) => `In "${piece}", the verb is of one and the noun of several.`,
    suggestion: ASK_TO_READ,
  },
  {
    find: /^(?:(?:A|An|This|Each|Every) |The (?:first |next |last |new |whole |old )?)(?!few |lot |number |dozen |couple |we |you |they |people |staff )[a-z]*(?:tion|ness|ge|nt|er|or|st|me|se|ld|st|ct|ce)(?<!management|government|department|nation|association|organisation|population|administration|audience|police|large|rest|most|worst|first|best|latter|former|other|poor|under|over) (?:are|were|have)(?= )/,
    message: (piece) => `In "${piece}", the verb is of several and the noun of one.`,
    suggestion: ASK_TO_READ,
  },
]);
