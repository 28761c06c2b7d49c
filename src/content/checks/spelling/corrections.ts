import { wordSet } from '../../read/split-words.ts';
import { irregularFor } from '../text-rules/grammar/forms.ts';

/** Words so frequent that the space next to them is often missed: "inthe". */
const GLUED = wordSet(
  'all and are as at be by for from has in is it no not of on or our that the this to we with you your',
);

const LETTERS = [...'etaoinshrdlcumwfgypbvkjxqz'];

/**
 * The commonest typos, which hardly ever make another word: two letters swapped, a letter doubled or not, a missing
 * space or apostrophe.
 * @returns the words that become the written one in this way
 */
export function typicalCorrections(written: string, isWord: (word: string) => boolean): string[] {
  // The commonest of all.
  const known = written === 'alot' ? 'a lot' : irregularFor(written);
  if (known !== undefined) return [known];
  const found = [...withApostrophe(written), ...swapped(written), ...doubled(written)].filter(isWord);
  return [...new Set([...possessive(written, isWord), ...found, ...apart(written, isWord)])];
}

/** Words that are written with an s instead of 's, since their plural is another one: companys, todays, womens. */
const OWNERS = /^(.*(?:[^aeiou]y|day|tomorrow|children|women|men|people))s$/;

function possessive(written: string, isWord: (word: string) => boolean): string[] {
  const [, owner] = OWNERS.exec(written) ?? [];
  return owner !== undefined && isWord(owner) ? [`${owner}'s`] : [];
}

/** The words that become the written one when a letter is missing, added or wrong. */
export function otherCorrections(written: string, isWord: (word: string) => boolean): string[] {
  return [...new Set(letterChanges(written))].filter(isWord);
}

/** A word with an apostrophe before its ending: doesn't, we're. */
function* withApostrophe(word: string): Iterable<string> {
  const [, stem, ending] = /^(.+?)(t|s|d|m|re|ve|ll)$/.exec(word) ?? [];
  if (ending !== undefined) yield `${stem}'${ending}`;
}

/** Two words, one of which is very frequent. */
function* apart(word: string, isWord: (word: string) => boolean): Iterable<string> {
  const isOther = (part: string) => GLUED.has(part) || (part.length > 2 && isWord(part));
  for (let at = 1; at < word.length - 1; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if ((GLUED.has(one) && isOther(other)) || (GLUED.has(other) && isOther(one))) yield `${one} ${other}`;
  }
}

function* swapped(word: string): Iterable<string> {
  for (let at = 0; at < word.length - 1; at++)
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function* doubled(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) {
    yield word.slice(0, at) + word.charAt(at) + word.slice(at);
    if (word[at] === word[at + 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
}

function* letterChanges(word: string): Iterable<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) yield before + letter + after;
  }
  for (let at = 0; at < word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    yield before + after;
    for (const letter of LETTERS) if (letter !== word[at]) yield before + letter + after;
  }
}
