import { notEnglishMessage, withDefaults } from '../text-rule.ts';
import { pluralOf } from './forms.ts';
import { bitOf, classesOf } from './word-classes.ts';

/** Abbreviations of things that are counted. */
const COUNTED = 'FAQ|CV|PIN|SIM|TV|ATM|NGO|LED|ID|PDF|URL|QR|SME|DVD|PC|SUV|MP';
const PLURAL_ABBREVIATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${COUNTED})[’']s(?=$|[.,;:!?)]| (?:and|or|are|were|for|in|on|with|from|to)\b)`,
  'u',
);

/** A title or label that ends with a word with 's. */
const LAST = /^(?:[\p{L}\p{N}&’'-]+ ){0,5}(\p{L}\p{Ll}+)[’']s$/u;
/** Words with which a title says whose something is: "At the owner’s", "Our neighbour’s". */
const POSSESSIVE_CONTEXT =
  /(?<!\p{L})(?:an?|the|my|your|his|her|each|every|another|neighbour|at|of|than|to|is|from|like|as|by|for|with|in|on|near|not|was|one|this|that|or|and|it[’']s|there[’']s)(?!\p{L})/iu;

/** A title that ends with a noun in the plural, written with an apostrophe: "Smart Home Engineer’s". */
function titleIn(text: string): RegExpExecArray | null {
  if (!/[’']s$/.test(text)) return null;
  const [, noun = ''] = LAST.exec(text) ?? [];
  const is = (name: string) => (classesOf(noun.toLowerCase()) & bitOf(name)) !== 0;
  const isAlone = noun.length + 2 === text.length;
  // A shop may be called so: "The Baker’s", "Butcher’s".
  return is('noun') && !is('measure') && !(isAlone && is('person')) && !POSSESSIVE_CONTEXT.test(text)
    ? /\p{L}+[’']s$/u.exec(text)
    : null;
}

const pluralised = ([piece]: RegExpExecArray) => {
  const noun = piece.slice(0, -2);
  const plural = pluralOf(noun.toLowerCase());
  return noun === noun.toUpperCase() ? `${noun}s` : noun.charAt(0) + plural.slice(1);
};

/** Rules for plurals that are written with an apostrophe, where no other word shows it. */
export const apostrophes = withDefaults({ code: 'wrong-word' }, [
  { language: /^en/, find: titleIn, message: notEnglishMessage, put: pluralised },
  { language: /^en/, find: PLURAL_ABBREVIATION, message: notEnglishMessage, put: pluralised },
]);
