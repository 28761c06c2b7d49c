/**
 * The words of British and American English. The dictionaries are in Hunspell's format: stems, each with letters for
 * the prefixes and endings it takes. Only what these two dictionaries use of the format is read.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Every form of every word, without possessives. Names have a capital letter. */
export interface Dictionary {
  british: ReadonlySet<string>;
  /** The words that only the American dictionary has. */
  american: ReadonlySet<string>;
}

let loaded: Dictionary | undefined;

/** The dictionary. It is read on first use, which takes a tenth of a second, and then stays in memory. */
export function dictionary(): Dictionary {
  loaded ??= readDictionary();
  return loaded;
}

function readDictionary(): Dictionary {
  const [british, american] = [new Set(linesOf('dictionary-en-gb', 'dic')), new Set(linesOf('dictionary-en', 'dic'))];
  // The affixes are the same in both.
  const affixes = Map.groupBy(linesOf('dictionary-en-gb', 'aff').flatMap(affixIn), ({ letter }) => letter);
  const forms = formsOf(british, affixes);
  return { british: forms, american: formsOf(american.difference(british), affixes).difference(forms) };
}

const require = createRequire(import.meta.url);

const linesOf = (dictionary: string, ending: string) =>
  readFileSync(require.resolve(dictionary).replace(/js$/, ending), 'utf8').trim().split('\n');

/** A change at the beginning or the end of a stem. */
interface Affix {
  /** The letter that stems have if they take it. */
  letter: string;
  isPrefix: boolean;
  /** How many letters it removes at the end. */
  removes: number;
  adds: string;
  /** The stems it applies to. */
  stems: RegExp;
}

/** The letter for possessives, which are not kept. */
const POSSESSIVE = 'M';

/** The affix in a line such as "SFX D y ied [^aeiou]y": kind, letter, what is removed, what is added, and the stems. */
function affixIn(line: string): Affix | [] {
  const [, kind, letter = '', removed = '', adds = '', stems = ''] =
    /^(PFX|SFX) +(\S) +(\S+) +(\S+) +(\S+)/.exec(line) ?? [];
  if (kind === undefined || letter === POSSESSIVE) return [];
  const removes = removed === '0' ? 0 : removed.length;
  return { letter, isPrefix: kind === 'PFX', removes, adds, stems: new RegExp(`${stems}$`) };
}

/** Every form of the stems in the lines of a dictionary. */
function formsOf(lines: Iterable<string>, affixes: ReadonlyMap<string, readonly Affix[]>): Set<string> {
  const forms = new Set<string>();
  for (const line of lines) {
    const [stem = '', letters = ''] = line.split('/');
    const prefixes = [''];
    const ends = [stem];
    for (const letter of letters)
      for (const { isPrefix, removes, adds, stems } of affixes.get(letter) ?? [])
        if (isPrefix) prefixes.push(adds);
        else if (stems.test(stem)) ends.push(stem.slice(0, stem.length - removes) + adds);
    for (const prefix of prefixes) for (const end of ends) forms.add(prefix + end);
  }
  return forms;
}
