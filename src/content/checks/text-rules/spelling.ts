import { sentenceCase } from '../../edit/words/letter-case.ts';
import { AMERICAN, MISSPELT, OTHER_NAMES } from './misspelt.ts';
import { alike } from './text-rule.ts';
import { Sign } from './text-signs.ts';

const WORD = /(?<![\p{L}\p{N}@/._-])\p{L}+(?![\p{L}\p{N}@_-]|\.\p{L})/giu;

/** A word with the capitalisation of another. */
function asIn(written: string, right: string): string {
  if (written === written.toUpperCase()) return right.toUpperCase();
  return written.charAt(0) === written.charAt(0).toUpperCase() ? sentenceCase(right) : right;
}

const rightOf = (written: string) => asIn(written, MISSPELT[written.toLowerCase()] ?? written);

/** A pattern for misspelt names of networks and services. */
const OTHER = new RegExp(
  String.raw`(?<![\p{L}\p{N}@/._-])(?:${Object.keys(OTHER_NAMES).join('|')})(?![\p{L}\p{N}@_-]|\.\p{L})`,
  'u',
);

/** Rules for common spelling mistakes. */
export const spelling = alike({ code: 'misspelt-word' }, [
  {
    find: {
      exec: (text) => [...text.matchAll(WORD)].find(([word]) => Object.hasOwn(MISSPELT, word.toLowerCase())) ?? null,
    },
    signs: Sign.misspelt,
    message: (piece) => `"${piece}" is misspelt.`,
    put: ([piece]) => rightOf(piece),
  },
  {
    code: 'american-spelling',
    // Names are capitalised: Harbor Freight, the Labor Party. At the start of a text, it may be a common word.
    find: new RegExp(
      String.raw`(?<![\p{L}\p{N}@/._-])(?:${Object.keys(AMERICAN).join('|')})(?![\p{L}\p{N}@_-]|\.\p{L})`,
      'u',
    ),
    signs: Sign.misspelt,
    language: /^en-(?!US|PH|LR)/,
    message: (piece) => `"${piece}" is spelt as in the United States, unlike the rest of the site.`,
    put: ([piece]) => AMERICAN[piece] ?? piece,
  },
  {
    language: /^en/,
    find: /(?<=\b(?:[Ee]ach|[Oo]ne an) ?)others(?= [a-z])/,
    message: () => 'There is no apostrophe in "others", although something belongs to them.',
    put: () => 'other’s',
  },
  {
    find: /(?<=\d )(?:hundred|thousand|million|billion)s\b(?! of)/,
    signs: Sign.digit,
    message: (piece) => `After a number, "${piece}" has no s.`,
    put: ([piece]) => piece.slice(0, -1),
    isSafe: true,
  },
  {
    language: /^en/,
    // Before a noun the singular is right: "a 5 day course".
    find: /(?<=(?<![\w.,–-])(?:[2-9]|[1-9]\d+) )(?:minute|hour|day|week|month|year)(?=$|[.,;:)]| (?:of|after|before|from|to|at|on|in|and|or)\b)/,
    signs: Sign.digit,
    message: (piece) => `After a number, "${piece}" needs an s.`,
    put: ([piece]) => `${piece}s`,
  },
  {
    find: OTHER,
    signs: Sign.misspelt,
    message: (piece) => `"${piece}" is not the correct spelling of this name.`,
    put: ([piece]) => OTHER_NAMES[piece] ?? piece,
  },
  {
    code: 'wrong-article',
    find: /(?<![\p{L}\p{N}.’'-])(?:[Aa]n (?=[bcdfgjklmnpqrstvwyz][a-z]{2})|(?:a|(?<=^|[.!?] )A) (?=(?:a(?!nd\b)|e(?![uw])|i|o(?!n[ec]|ui))[a-z]{3}))[a-z]+/u,
    signs: Sign.article,
    language: /^en/,
    message: (piece) => `"${piece}" has the wrong article.`,
    put: ([piece]) => (/^an /i.test(piece) ? piece.replace(/n(?= )/, '') : piece.replace(' ', 'n ')),
  },
  {
    find: /(?<=(?:^|[\s,;]))i(?= \p{Ll}{2,}|[’'](?:m|ve|ll|d)\b)/u,
    signs: Sign.loneI,
    message: () => 'The word "I" needs a capital letter.',
    put: () => 'I',
  },
]);
