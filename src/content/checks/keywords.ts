import { textProperty } from '../read/json.ts';
import { wordSet } from '../read/split-words.ts';

/** English words that do not identify a subject. */
const STOP_WORDS = wordSet(`
  about above after again also average been before being both could does each ever every from have here into just
  less long longest made make many more most much only other over same some such take than that their them then
  there they this time until very were what when where which while will with would year years your yours hour hours
  days week weeks month months working business written sentences home homes company
`);

/** Phrases for a reply. */
const ANSWERS =
  /\b(?:repl(?:y|ies|ied)(?! (?:to this|with))|respon[ds]\w*|answer\w*|hear from (?:us|me)|(?:get|write|call) (?:back|you))\b/gi;

/** Ways to say that something is kept. */
const KEEPS = /\b(?:kept|keeps?|stor(?:ed?|es)|held|holds?|retain\w*)\b/gi;

/** The keywords of a text: the stems of its meaningful words. */
export function keywordsIn(text: string): ReadonlySet<string> {
  const words = text
    .replace(ANSWERS, 'answer')
    .replace(KEEPS, 'keep')
    .toLowerCase()
    .match(/\p{L}{4,}/gu);
  return new Set((words ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem));
}

/** The words of a fact: those of its name, and its meaning. */
export const textOfFact = (name: string, fact: unknown) =>
  `${name.replace(/[A-Z]/g, ' $&')} ${textProperty(fact, 'meaning') ?? ''}`;

/** A word without its ending: "guaranteed" and "guarantee", "management" and "manage". */
const stem = (word: string) => word.replace(/(?:ations?|e?ments?|ings?|ies|ed|es|s|y|e)$/, '').slice(0, 6);
