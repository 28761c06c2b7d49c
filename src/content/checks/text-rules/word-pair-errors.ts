import { anyCase } from '../../read/any-case.ts';
import { splitWords } from '../../read/split-words.ts';

/** Two words in a row that are not English, and their correction. */
export interface WordPairError {
  first: readonly string[];
  next: readonly string[];
  /** The right words, with $1 and $2 for those that are there; undefined if a word may be missing or too many. */
  put?: string;
  /** What must surround the two, as the source of a regular expression; or what must not. */
  before?: string;
  after?: string;
}

const pair = (
  first: string,
  next: string,
  put?: string,
  around: Pick<WordPairError, 'before' | 'after'> = {},
): WordPairError => ({
  first: splitWords(first),
  next: splitWords(next),
  ...(put !== undefined && { put }),
  ...around,
});

/** A pronoun that begins a clause, rather than ends the one before: "the people who work with you". */
const CLAUSE = String.raw`(?<=(?:^|[.!?:;,] |\b(?:${anyCase('and|that|when|if|while|which|what|how|whether|because|so|unless')}) ))`;
/** What follows a noun that stands alone, rather than one that belongs to another noun. */
const NOUN_ENDS = '(?=[.,;:!?]|$| (?:is|was|who|in|on|at|will|can|has|have|are|were)\\b)';
/** The same, unless the noun is set apart as in "it is owners who decide". */
const NOUN_ALONE = '(?=[.,;:!?]|$| (?:is|was|in|on|at|by|will|can|has|have|are|were|before|after|when|and)\\b)';
const DETERMINED = String.raw`(?= (?:the|an?|our|your|their|its|it|us|them|you|every|each|all)\b)`;

/** Nouns that are frequent on websites, and form their plural with an s. */
const SINGULAR_NOUNS =
  'tenant farmer host guest owner client customer partner supplier buyer home house building project farm';
const PLURAL_NOUNS = splitWords(SINGULAR_NOUNS)
  .map((noun) => `${noun}s`)
  .join(' ');

const SINGULAR_VERBS = `lives works wants needs pays knows owns grows sells runs keeps comes finds asks gives takes makes buys
  builds helps offers brings manages answers`;

const COMPARED = `better cheaper faster easier safer bigger higher lower longer stronger larger smaller taller richer nearer
  closer greater smarter quieter warmer cooler fresher nicer later earlier newer older younger healthier happier busier
  simpler slower`;

/** Mistakes in typing and grammar that a dictionary cannot find, because both words are spelt correctly. */
export const WORD_PAIR_ERRORS: readonly WordPairError[] = [
  // One word typed for another.
  pair('its', 'is was', 'it $2'),
  pair('its', 'a an the our your not been because', 'it’s $2'),
  pair('their', 'is are was were', 'there $2'),
  pair('your', 'are have were would should could must', 'you $2'),
  pair('your', 'need', 'you $2', { after: '(?= (?:it|them|us|to|an?|the)\\b)' }),
  pair('your', 'welcome', 'you’re $2', { after: '(?=[.!,]|$| to\\b)' }),
  pair(
    'you',
    `${SINGULAR_NOUNS} place land email name phone details application enquiry message team rent money key bill roof`,
    'your $2',
    {
      before: String.raw`(?<=\b(?:about|of|for|with|in|from|on|at|to|collect|store|keep|check|enter|type|use|share) )`,
      after: '(?=[.,;:!?)]|$| (?:is|are|and|or)\\b)',
    },
  ),
  pair('could should would must might', 'of', '$1 have', { after: '(?! course\\b)' }),
  pair('too', 'the our your their us them my', 'to $2', { before: '(?<!\\b[Ss]o )' }),
  pair('with', 'out', 'without', { after: '(?= (?!of\\b))' }),
  pair(
    `longer shorter higher lower bigger larger smaller cheaper faster slower sooner easier harder safer cleaner
     stronger fewer older younger wider further better worse rather other more less`,
    'then',
    '$1 than',
    { after: '(?= (?:the|an?|our|your|their|its|any|other|those|it|most|usual|ever|expected|you|we|they)\\b)' },
  ),
  pair('then', 'same', 'the $2', { before: '(?<!\\bby )' }),
  pair('and until', 'than', '$1 then'),
  pair('than', 'take make give keep come go visit call write sign start begin pay send wait move build', 'then $2', {
    before: '(?<=, )',
  }),
  pair(
    `come comes came coming back away far apart different bought collected delivered received hear heard learn learned learnt
     moved range ranges ranging sourced straight directly benefit`,
    'form',
    '$1 from',
    { after: '(?= (?:the|an?|our|your|their|its|all|every|each|\\p{Lu}))' },
  ),
  pair('form', 'monday tuesday wednesday thursday friday saturday sunday january february april june july', 'from $2'),
  pair('a the', 'from', '$1 form'),
  pair('this contact application enquiry order registration booking', 'from', '$1 form', {
    after: '(?= (?:below|above|on this page)\\b|[.!?]|$)',
  }),
  pair('of in with to from at by about on into behind under over near', 'it’s', '$1 its', { after: '(?= [a-z])' }),
  pair('it’s', 'own', 'its $2'),
  pair('it’s', 'upkeep owner roof walls garden price size value name address', 'its $2', { after: NOUN_ALONE }),
  pair('your our her their', 'advise', '$1 advice'),
  pair('the some free good legal any', 'advise', '$1 advice'),
  pair('we will can', 'advice', '$1 advise'),
  pair('the an no any its their', 'affect', '$1 effect'),
  pair('will can may not does could', 'effect', '$1 affect', { after: DETERMINED }),
  pair('will can never not you we they may', 'loose', '$1 lose', {
    after: '(?= (?:an?|the|your|our|their|it|money|time|tenants|data|rent|value|track)\\b)',
  }),
  pair('a the', 'quite', '$1 quiet', {
    after: '(?= (?:corner|room|place|home|house|street|garden|evening|night|area)\\b)',
  }),
  pair('is are not be', 'quiet', '$1 quite', { after: '(?= (?:an?|the|sure|so|as|different|often)\\b)' }),
  pair('place places room house home town village know see shows', 'were', '$1 where', {
    after: '(?= (?:you|we|they)\\b)',
  }),
  pair('the', 'passed', '$1 past', { after: '(?= (?:year|years|month|months|week|weeks|season|decade)\\b)' }),
  pair('personnel', 'reply touch attention answer visit', 'personal $2'),
  pair('principle', 'contractor engineer investor residence', 'principal $2'),
  pair('stationary', 'shop supplies', 'stationery $2'),
  pair('set switch turn drop', 'of', '$1 off', { after: '(?=[.,;!?]|$)' }),
  pair('you’re', 'own tenants property rent enquiry application email details', 'your $2'),
  pair('we you they', 'here', '$1 hear', { after: '(?= (?:it|from|about|of)\\b)' }),
  pair('can will to must should', 'weight', '$1 wait', { after: '(?= (?:for|until)\\b)' }),
  pair('peace', 'of', 'piece $2', { after: '(?= (?:land|work|paper|advice|furniture|equipment)\\b)' }),
  pair('bare', 'with', 'bear $2', { after: '(?= us\\b)' }),
  pair('building construction', 'sight', '$1 site'),
  pair('for', 'sell', '$1 sale', { after: '(?=[.,;:!?]|$)' }),
  pair('our your the every each', 'costumer', '$1 customer'),
  pair('our your the all of for', 'costumers', '$1 customers'),
  pair('project farm site office construction general property our', 'manger', '$1 manager'),
  pair('project farm site office construction property our', 'mangers', '$1 managers'),
  pair('our your new each every', 'tenet', '$1 tenant'),
  pair('our your', 'tenets', '$1 tenants'),
  pair(
    'go goes went going walk walked walks come comes pass passes run runs look looks halfway all',
    'though',
    '$1 through',
    { after: DETERMINED },
  ),
  pair('some many most part all none out because instead', 'off', '$1 of', { after: DETERMINED }),
  pair('ask asks', 'off', '$1 of', { after: '(?= (?:us|you|them)\\b)' }),
  // Words that do not agree.
  pair('you', `is was has does ${SINGULAR_VERBS}`, '$1 {plural}', { before: CLAUSE }),
  pair(`${PLURAL_NOUNS} visitors neighbours growers builders people`, `is was has does ${SINGULAR_VERBS}`, undefined, {
    before: CLAUSE,
    after: '(?= (?!of\\b))',
  }),
  pair('who', `is was has does ${SINGULAR_VERBS}`, undefined, {
    before: String.raw`(?<=\b(?:${anyCase('people|those')}) )(?<!\b(?:${anyCase('one|any|each|none')}) of [^.,]*)`,
  }),
  pair(
    'who',
    'are were have do live work want need pay know own grow sell come answer ask call find give take make',
    undefined,
    {
      before: String.raw`(?<=\b(?:${anyCase('someone|anyone|everyone|nobody|somebody|everybody|person')}) )`,
    },
  ),
  pair('will must should could would cannot', 'is are was were has had does did been being', undefined, {
    before: String.raw`(?<!\b(?:the|an?|free|good|your|their|his|her|goodwill) )`,
  }),
  pair('more', COMPARED, '$2', {
    before: String.raw`(?<!\b(?:many|few|two|three|some|any|no|once|\d+) )`,
  }),
  pair('most', 'best cheapest easiest fastest safest biggest largest highest', '$2'),
  pair('our the its these those my', SINGULAR_NOUNS, '$1 $2s', {
    before: String.raw`(?<=\b(?:${anyCase('one|some|many|most|all|few|two|three')}) of )`,
    after: NOUN_ENDS,
  }),
  // A word that is missing, or one too many.
  pair('a an', 'the our your their this these those my a an'),
  pair('the our your their', 'a an the our your their this these those my'),
  pair('the', 'of is are was were and or for with from has have had'),
  pair('our your their', 'of for with from to'),
  pair('a an', 'is are was were has have'),
  pair('whether', 'go come buy sell build invest join apply visit call write pay sign stay continue', '$1 to $2'),
  pair(
    'able unable ready willing going',
    'be become know find build sell buy visit invest apply join see grow pay ask start learn hear',
    '$1 to $2',
  ),
  pair('hear', 'us', '$1 from $2', { after: '(?= (?:within|by|soon|as soon)\\b)' }),
  pair('most some many several', 'our your', '$1 of $2'),
];

/** The second words of all pairs, by the first ones. */
export const SECOND_WORDS: ReadonlyMap<string, ReadonlySet<string>> = secondWordsIn(WORD_PAIR_ERRORS);

/** The second words of pairs, by the first ones. The parts of "it’s" count as two words. */
export function secondWordsIn(errors: readonly WordPairError[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { first, next } of errors)
    for (const before of first)
      for (const after of next) {
        const [start = ''] = [before.split('’').at(-1)];
        const set = found.get(start) ?? new Set();
        found.set(start, set.add(after.split('’')[0] ?? after));
      }
  return found;
}
