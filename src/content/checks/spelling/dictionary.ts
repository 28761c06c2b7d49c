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
  const british = formsOf('dictionary-en-gb');
  return { british, american: formsOf('dictionary-en').difference(british) };
}

/** What a stem can become by its letters. */
interface Endings {
  prefixes: string[];
  suffixes: Suffix[];
}

/** A change at the end of a stem. */
interface Suffix {
  /** How many letters it removes. */
  removes: number;
  adds: string;
  /** The stems it applies to. */
  stems: RegExp;
}

/** The letter for possessives, which are not kept. */
const POSSESSIVE = 'M';

function formsOf(name: string): Set<string> {
  const read = (ending: string) =>
    readFileSync(
      createRequire(import.meta.url)
        .resolve(name)
        .replace(/js$/, ending),
      'utf8',
    );
  const endingsOf = endingsIn(read('aff'));
  const forms = new Set<string>();
  for (const line of read('dic').trim().split('\n').slice(1)) {
    const [stem = '', letters = ''] = line.split('/');
    const { prefixes, suffixes } = endingsOf(letters);
    for (const prefix of prefixes) forms.add(prefix + stem);
    for (const { removes, adds, stems } of suffixes)
      if (stems.test(stem))
        for (const prefix of prefixes) forms.add(prefix + stem.slice(0, stem.length - removes) + adds);
  }
  return forms;
}

/** A line such as "SFX D y ied [^aeiou]y": kind, letter, what is removed, what is added, and the stems. */
const AFFIX = /^(PFX|SFX) +(\S) +(\S+) +(\S+) +(\S+)/gm;

/** @returns a function that finds what stems with some letters can become; many stems have the same letters */
function endingsIn(text: string): (letters: string) => Endings {
  const affixes = Map.groupBy(text.matchAll(AFFIX), ([, , letter = '']) => letter);
  affixes.delete(POSSESSIVE);
  const known = new Map<string, Endings>();
  return (letters) => {
    const before = known.get(letters);
    if (before) return before;
    const endings: Endings = { prefixes: [''], suffixes: [] };
    for (const letter of letters)
      for (const [, kind, , removed = '', adds = '', stems = ''] of affixes.get(letter) ?? [])
        if (kind === 'PFX') endings.prefixes.push(adds);
        else
          endings.suffixes.push({
            removes: removed === '0' ? 0 : removed.length,
            adds,
            stems: new RegExp(`${stems}$`),
          });
    known.set(letters, endings);
    return endings;
  };
}
