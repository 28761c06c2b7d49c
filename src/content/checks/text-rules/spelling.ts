import { anyCase } from '../../read/any-case.ts';
import { americanMessage } from '../spelling/american.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { TextFeature, withDefaults } from './text-rule.ts';

/** A pattern for misspelt names of networks and services. */
const PRODUCTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}@/._-])(?:${Object.keys(PRODUCT_NAMES).join('|')})(?![\p{L}\p{N}@_-]|\.\p{L})`,
  'u',
);

/** How words begin that are spoken with a consonant or a vowel first, and numbers that are. */
const CONSONANTS =
  '[bcdfgjklmnpqrstvwyz][a-z]{2}|h(?!eir|on(?:est|our)|our|otel|istor)[a-z]{2}|uni(?!n|m)[a-z]+|us(?:e|ual|ag)|[Ee]u[a-z]{2}|on(?:e|ce)\\b';
const VOWELS =
  '(?:a(?!nd\\b)|e(?![uw])|i|o(?!n[ec]|ui))[a-z]{3}|u(?:n(?!i|a)|nin|nim|p|rb|rg|mb|lt|nc)[a-z]{2}|h(?:our|onest|onour|eir)';
const SPOKEN_CONSONANTS = '(?:[2-79]|1[02-79]|[2-79]\\d|[1-79]\\d\\d)';
const SPOKEN_VOWELS = '(?:8\\d?|8\\d\\d|11|18)';

/** Words before which "license" is no verb. */
const BEFORE_LICENCE = anyCase(
  'a|the|your|our|their|his|her|this|that|any|every|each|no|valid|driving|driver’s|trade|business|trading|electrical|food|liquor|building|new',
);

/** Rules for mistakes in words that the dictionary has. */
export const spelling = withDefaults({ code: 'misspelt-word' }, [
  {
    code: 'american-spelling',
    // Alone, a meter is what measures.
    find: /(?<=\b(?:square|cubic|running) )meters?(?!\p{L})/u,
    language: /^en-(?!US|PH|LR)/,
    message: americanMessage,
    put: ([piece]) => piece.replace('er', 're'),
  },
  {
    code: 'american-spelling',
    // The verb is "license" in British English, too.
    find: new RegExp(String.raw`(?<=\b(?:${BEFORE_LICENCE}) )licenses?(?![\p{L}’'-])`, 'u'),
    language: /^en-(?!US|PH|LR)/,
    message: americanMessage,
    put: ([piece]) => piece.replace('license', 'licence'),
  },
  {
    language: /^en/,
    find: /(?<=\b(?:[Ee]ach|[Oo]ne an) ?)others(?= [a-z])/,
    message: () => 'There is no apostrophe in "others", although something belongs to them.',
    put: () => 'other’s',
  },
  {
    language: /^en/,
    find: /(?<![\p{L}’'])[Ii]t[’']?s[’'](?= \p{Ll})/u,
    message: (piece) => `There is no apostrophe behind the s of "${piece}".`,
    put: ([piece]) => `${piece.charAt(0)}ts`,
  },
  {
    language: /^en/,
    find: /(?<!\bto and )(?<![\w-])fro(?![\w-])/,
    message: () => '"fro" is only a word in "to and fro".',
    suggestion: () => 'Write "for" or "from".',
  },
  {
    find: /(?<=\d )(?:hundred|thousand|million|billion)s\b(?! of)/,
    features: TextFeature.digit,
    message: (piece) => `After a number, "${piece}" has no s.`,
    put: ([piece]) => piece.slice(0, -1),
    isSafe: true,
  },
  {
    language: /^en/,
    // Before a noun the singular is right: "a 5 day course".
    find: /(?<=(?<![\w.,–-])(?:[2-9]|[1-9]\d+) )(?:minute|hour|day|week|month|year)(?=$|[.,;:)]| (?:of|after|before|from|to|at|on|in|and|or)\b)/,
    features: TextFeature.digit,
    message: (piece) => `After a number, "${piece}" needs an s.`,
    put: ([piece]) => `${piece}s`,
  },
  {
    find: PRODUCTS,
    features: TextFeature.misspeltProduct,
    message: (piece) => `"${piece}" is not the correct spelling of this name.`,
    put: ([piece]) => PRODUCT_NAMES[piece] ?? piece,
  },
  {
    find: /(?<![\p{L}.])(?:P\.O|PO\.|P\.0\.|P0) ?(?=Box\b)/u,
    message: (piece) => `"${piece.trim()}" is not the whole abbreviation.`,
    put: () => 'P.O. ',
  },
  {
    code: 'wrong-article',
    find: new RegExp(
      String.raw`(?<![\p{L}\p{N}.’'-])(?:[Aa]n (?:(?=${CONSONANTS})\p{L}+|${SPOKEN_CONSONANTS}(?![\p{L}\d.,]))|(?:a|(?<=^|[.!?] )A) (?:(?=${VOWELS})\p{L}+|${SPOKEN_VOWELS}(?![\p{L}\d.,])))`,
      'u',
    ),
    features: TextFeature.wrongArticle,
    language: /^en/,
    message: (piece) => `"${piece}" has the wrong article.`,
    put: ([piece]) => (/^an /i.test(piece) ? piece.replace(/n(?= )/, '') : piece.replace(' ', 'n ')),
  },
  {
    find: /(?<=(?:^|[\s,;]))i(?= \p{Ll}{2,}|[’'](?:m|ve|ll|d)\b)/u,
    features: TextFeature.loneI,
    message: () => 'The word "I" needs a capital letter.',
    put: () => 'I',
  },
]);
