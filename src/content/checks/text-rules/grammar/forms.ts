const IRREGULAR_PLURALS: Record<string, string> = {
  child: 'children',
  gentleman: 'gentlemen',

  man: 'men',
  woman: 'women',
  person: 'people',
  half: 'halves',
  life: 'lives',
  leaf: 'leaves',
  shelf: 'shelves',
};

/** The irregular verbs: base, past and participle. */
const IRREGULAR_VERBS: readonly (readonly [base: string, past: string, participle: string])[] = [
  ...[
    'become became become',
    'bear bore borne',
    'catch caught caught',
    'begin began begun',
    'break broke broken',
    'bring brought brought',
    'build built built',
  ],
  ...[
    'buy bought bought',
    'choose chose chosen',
    'come came come',
    'do did done',
    'draw drew drawn',
    'drive drove driven',
  ],
  ...['eat ate eaten', 'feed fed fed', 'feel felt felt', 'find found found', 'forget forgot forgotten'],
  ...['get got got', 'give gave given', 'go went gone', 'grow grew grown', 'have had had', 'hear heard heard'],
  ...[
    'hide hid hidden',
    'hold held held',
    'keep kept kept',
    'know knew known',
    'lead led led',
    'leave left left',
    'lend lent lent',
  ],
  ...['lose lost lost', 'make made made', 'mean meant meant', 'meet met met', 'pay paid paid', 'run ran run'],
  ...[
    'say said said',
    'see saw seen',
    'seek sought sought',
    'sell sold sold',
    'send sent sent',
    'sit sat sat',
    'speak spoke spoken',
    'spend spent spent',
  ],
  ...['stand stood stood', 'take took taken', 'teach taught taught', 'tell told told', 'think thought thought'],
  ...['understand understood understood', 'wear wore worn', 'win won won', 'write wrote written'],
].map((line) => {
  const [base = '', past = '', participle = ''] = line.split(' ');
  return [base, past, participle];
});
const IRREGULAR = new Map(IRREGULAR_VERBS.map(([base, ...others]) => [base, others]));

/** Stems whose last consonant is doubled before "ed" and "ing". */
const DOUBLED = /(?:^|[^aeiou]|qu)[aeiou][bdgmnpt]$/;

/** Words in -o that take "es"; others, such as "photo", take "s". */
const IN_OES = /^(?:(?:under|for|out)?go|(?:un|re|over)?do|tomato|potato|mango|hero|echo|veto|mosquito|buffalo|cargo)$/;

const withS = (word: string) =>
  /(?:[sxz]|ch|sh)$/.test(word) || IN_OES.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie').concat('s');

const isShort = (word: string) => word.replace(/qu|[^aeiou]/g, '').length === 1 || word === 'equip';

const stemFor = (base: string) => (DOUBLED.test(base) && isShort(base) ? base + base.slice(-1) : base);

/** The plural of a noun. */
export const pluralOf = (noun: string): string => IRREGULAR_PLURALS[noun] ?? withS(noun);

/** How a verb ends after he, she or it. */
export const thirdPersonOf = (base: string): string => (base === 'have' ? 'has' : withS(base));

/** The past of a verb. */
export const pastOf = (base: string): string => IRREGULAR.get(base)?.[0] ?? regularPast(base);

/** The past participle of a verb. */
export const participleOf = (base: string): string => IRREGULAR.get(base)?.[1] ?? regularPast(base);

/** The form of a verb that ends in "ing". */
export const progressiveOf = (base: string): string => `${stemFor(base).replace(/(?<=[^e])e$/, '')}ing`;

function regularPast(base: string): string {
  return base.endsWith('e') ? `${base}d` : `${stemFor(base).replace(/([^aeiou])y$/, '$1i')}ed`;
}

const REGULARISED = new Map([
  ...IRREGULAR_VERBS.map(([base, past]) => [regularPast(base), past] as const),
  ...Object.entries(IRREGULAR_PLURALS).map(([noun, plural]) => [withS(noun), plural] as const),
]);

/** The right form of a verb or a noun that is irregular, but was written with the regular ending: teached, childs. */
export const irregularFor = (word: string): string | undefined => REGULARISED.get(word);

const compared = (adjective: string, ending: 'er' | 'est') =>
  `${stemFor(adjective).replace(/y$/, 'i').replace(/e$/, '')}${ending}`;

/** An adjective as when two things are compared. */
export const comparativeOf = (adjective: string): string => compared(adjective, 'er');

/** An adjective for what is more than all others. */
export const superlativeOf = (adjective: string): string => compared(adjective, 'est');

/** The adverb of an adjective. */
export const adverbOf = (adjective: string): string => `${adjective.replace(/y$/, 'i')}ly`;
