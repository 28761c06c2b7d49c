import {
  adverbOf,
  comparativeOf,
  participleOf,
  pastOf,
  pluralOf,
  progressiveOf,
  superlativeOf,
  thirdPersonOf,
} from './forms.ts';
import {
  ADJECTIVES_OR_STATES,
  AFFECTED,
  BEHIND_NOUNS,
  BELONGINGS,
  CONJUNCTIONS,
  FUNCTION_WORDS,
  GROUPS,
  MEASURES,
  NOUNS,
  NOUNS_OR_VERBS,
  NUMBERS,
  PEOPLE,
  PREPOSITIONS,
  TRANSITIVE,
  UNCOUNTABLE,
  VERBS,
  VERBS_OR_NOUNS,
} from './word-lists.ts';

const ALL_NOUNS = [...new Set([...NOUNS, ...NOUNS_OR_VERBS, ...PEOPLE, ...MEASURES])];
const ALL_VERBS = [...new Set([...VERBS, ...VERBS_OR_NOUNS, ...TRANSITIVE])];
/** Nouns whose plural is seldom meant when one thing is: "a sales team". */
const NO_PLURAL = new Set(['term', 'sale', 'account', 'service', 'system', 'need', 'help', 'work']);
const PLURAL_NOUNS = ALL_NOUNS.filter((noun) => !NO_PLURAL.has(noun));
const isVerb = (noun: string) => NOUNS_OR_VERBS.includes(noun) || ALL_VERBS.includes(noun);
const isSureVerb = (verb: string) => !VERBS_OR_NOUNS.includes(verb) && !ALL_NOUNS.includes(verb);
const SURE_VERBS = VERBS.filter(isSureVerb);
/** Verbs that are nouns, but have no plural as such. */
const NO_PLURAL_VERBS = ['pay', 'help', 'work', 'build', 'find', 'win'];
/** Verbs whose past is their base. */
const SAME_PAST = ['let', 'set', 'put', 'cut', 'cost'];
/** Verbs whose past form does not identify the tense. */
const PLAIN_PAST = new Set([...SAME_PAST, 'see', 'find', 'lead']);
const inPast = (verbs: readonly string[]) => verbs.filter((verb) => !PLAIN_PAST.has(verb)).map(pastOf);

/** What rules call the classes of words, and the words of each. */
const CLASSES = {
  noun: ALL_NOUNS,
  /** A noun that is no verb. */
  thing: ALL_NOUNS.filter((noun) => !isVerb(noun)),
  /** A noun that is neither a verb nor stands for several people. */
  item: ALL_NOUNS.filter((noun) => !isVerb(noun) && !GROUPS.includes(noun)),
  things: PLURAL_NOUNS.filter((noun) => !isVerb(noun) && !MEASURES.includes(noun)).map(pluralOf),
  /** A noun before which "it’s" can only be typed for "its". */
  belonging: BELONGINGS,
  affected: AFFECTED,
  /** A noun that is not for several people. */
  single: ALL_NOUNS.filter((noun) => !GROUPS.includes(noun)),
  group: [...GROUPS, 'lot', 'handful', 'minority', 'variety', 'mix', 'great', 'little', 'total', 'good'],
  plural: PLURAL_NOUNS.map(pluralOf),
  /** A plural that does not count as one. */
  several: PLURAL_NOUNS.filter((noun) => !MEASURES.includes(noun)).map(pluralOf),
  measure: MEASURES,
  spans: MEASURES.map(pluralOf),
  person: PEOPLE,
  people: PEOPLE.map(pluralOf),
  uncountable: UNCOUNTABLE,
  verb: ALL_VERBS,
  /** A verb whose past is another word: "it cost" may be past. */
  present: ALL_VERBS.filter((verb) => !SAME_PAST.includes(verb)),
  verbs: ALL_VERBS.map(thirdPersonOf),
  /** A verb that is no noun. */
  act: SURE_VERBS,
  /** A verb that is neither a noun nor an adjective, and no state. */
  deed: SURE_VERBS.filter((verb) => !ADJECTIVES_OR_STATES.includes(verb)),
  acts: [...SURE_VERBS, ...NO_PLURAL_VERBS].map(thirdPersonOf),
  transitive: TRANSITIVE,
  past: inPast(ALL_VERBS),
  /** A past that is no participle. */
  onlypast: ALL_VERBS.map((verb) => [pastOf(verb), participleOf(verb)]).flatMap(([past = '', done]) =>
    past === done ? [] : past,
  ),
  acting: ALL_VERBS.map(progressiveOf),
  number: NUMBERS,
  preposition: PREPOSITIONS,
  conjunction: CONJUNCTIONS,
  behind: BEHIND_NOUNS,
  function: [...FUNCTION_WORDS, ...PREPOSITIONS, ...CONJUNCTIONS, ...NUMBERS],
} as const satisfies Record<string, readonly string[]>;

export type WordClass = keyof typeof CLASSES;

const NAMES = Object.keys(CLASSES).filter((name): name is WordClass => name in CLASSES);
const BITS = new Map<string, number>(NAMES.map((name, at) => [name, 1 << at]));

/** The words of a class; undefined for what is no class of words. */
export const wordsOfClass = (name: string): readonly string[] | undefined =>
  NAMES.flatMap((one) => (one === name ? [CLASSES[one]] : []))[0];

/** The bit of a class; 0 for what is no class of words. */
export const bitOf = (name: string): number => BITS.get(name) ?? 0;

const BITS_OF_WORD = new Map<string, number>();
for (const name of NAMES)
  for (const word of CLASSES[name]) BITS_OF_WORD.set(word, (BITS_OF_WORD.get(word) ?? 0) | bitOf(name));

/** The classes of a word as a bit set. */
export const classesOf = (word: string): number => BITS_OF_WORD.get(word) ?? 0;

/** The base of each form of a verb, and the singular of each plural. */
const BASES = new Map<string, string>([
  ...ALL_VERBS.flatMap((verb): [string, string][] =>
    [thirdPersonOf, pastOf, participleOf, progressiveOf].map((form) => [form(verb), verb]),
  ),
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ['has', 'have'],
]);
const SINGULARS = new Map(ALL_NOUNS.map((noun) => [pluralOf(noun), noun]));
const THIRD_PERSONS = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['do', 'does'],
  ['don’t', 'doesn’t'],
]);

/** Other words in the place of one, by the name that corrections give them. */
const OTHER_FORMS: Record<string, Record<string, string>> = {
  is: { are: 'is', were: 'was' },
  full: { ur: 'your', pls: 'please', plz: 'please' },
  one: { these: 'this', those: 'that' },
  owned: { 'he’s': 'his', 'she’s': 'her', 'they’re': 'their', 'you’re': 'your', 'it’s': 'its' },
  owner: { ours: 'our', yours: 'your', theirs: 'their' },
  break: { brake: 'break', brakes: 'breaks' },
  fare: { fair: 'fare', fairs: 'fares' },
  self: {
    our: 'ourselves',
    your: 'yourself',
    their: 'themselves',
    my: 'myself',
    him: 'himself',
    her: 'herself',
    it: 'itself',
    them: 'themselves',
  },
  selves: { our: 'ourselves', your: 'yourselves', them: 'themselves' },
  have: { is: 'has', are: 'have', am: 'have' },
  depend: { is: 'depends', are: 'depend' },
  positive: { 'can’t': 'can', 'won’t': 'will' },
  ofOne: { years: 'year’s', months: 'month’s', weeks: 'week’s', seasons: 'season’s' },
  ofSeveral: { years: 'years’', months: 'months’', weeks: 'weeks’', days: 'days’' },
  any: { no: 'any', nothing: 'anything' },
  been: { is: 'has been', are: 'have been', am: 'have been' },
  lost: { loose: 'lose', looses: 'loses', loosing: 'losing' },
  little: { many: 'much', few: 'little', fewer: 'less' },
  right: {
    manger: 'manager',
    mangers: 'managers',
    costumer: 'customer',
    costumers: 'customers',
    pubic: 'public',
    trail: 'trial',
    trails: 'trials',
    effect: 'affect',
    effects: 'affects',
    affect: 'effect',
    affects: 'effects',
  },
};

/** The forms that corrections can ask for. */
export const FORMS: Record<string, (word: string) => string> = {
  base: (word) => BASES.get(word) ?? word,
  singular: (word) => SINGULARS.get(word) ?? word,
  plural: pluralOf,
  s: (word) => THIRD_PERSONS.get(word) ?? thirdPersonOf(word),
  done: participleOf,
  passive: (word) => participleOf(BASES.get(word) ?? word),
  doing: progressiveOf,
  past: pastOf,
  owning: (word) => word.replace(/s$/, '’s'),
  unowned: (word) => pluralOf(word.replace(/’s$/, '')),
  a: (word) => `${/^(?:[aeio]|u(?!ni)|hour|honest|heir)/.test(word) ? 'an' : 'a'} ${word}`,
  er: comparativeOf,
  est: superlativeOf,
  adverb: adverbOf,
  ...Object.fromEntries(
    Object.entries(OTHER_FORMS).map(([form, words]) => [form, (word: string) => words[word] ?? word]),
  ),
};
