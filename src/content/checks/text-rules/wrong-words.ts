import { anyCase } from '../../read/any-case.ts';
import { wordsIn } from '../../read/words-in.ts';

/** Two words in a row that are no English, and what puts them right. */
export interface Slip {
  first: readonly string[];
  next: readonly string[];
  /** The right words, with $1 and $2 for those that are there; undefined if a word may be missing or too many. */
  put?: string;
  /** What must surround the two, as the source of a regular expression; or what must not. */
  before?: string;
  after?: string;
}

const slip = (first: string, next: string, put?: string, around: Pick<Slip, 'before' | 'after'> = {}): Slip => ({
  first: wordsIn(first),
  next: wordsIn(next),
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
const ONE = 'tenant farmer host guest owner client customer partner supplier buyer home house building project farm';
const MANY = wordsIn(ONE)
  .map((noun) => `${noun}s`)
  .join(' ');

const SHE_DOES = `lives works wants needs pays knows owns grows sells runs keeps comes finds asks gives takes makes buys
  builds helps offers brings manages answers`;

const COMPARED = `better cheaper faster easier safer bigger higher lower longer stronger larger smaller taller richer nearer
  closer greater smarter quieter warmer cooler fresher nicer later earlier newer older younger healthier happier busier
  simpler slower`;

/** Slips of typing and of grammar that a dictionary cannot find, because both words are spelt correctly. */
export const SLIPS: readonly Slip[] = [
  // One word typed for another.
  slip('its', 'is was', 'it $2'),
  slip('its', 'a an the our your not been because', 'it’s $2'),
  slip('their', 'is are was were', 'there $2'),
  slip('your', 'are have were would should could must', 'you $2'),
  slip('your', 'need', 'you $2', { after: '(?= (?:it|them|us|to|an?|the)\\b)' }),
  slip('your', 'welcome', 'you’re $2', { after: '(?=[.!,]|$| to\\b)' }),
  slip(
    'you',
    `${ONE} place land email name phone details application enquiry message team rent money key bill roof`,
    'your $2',
    {
      before: String.raw`(?<=\b(?:about|of|for|with|in|from|on|at|to|collect|store|keep|check|enter|type|use|share) )`,
      after: '(?=[.,;:!?)]|$| (?:is|are|and|or)\\b)',
    },
  ),
  slip('could should would must might', 'of', '$1 have', { after: '(?! course\\b)' }),
  slip('too', 'the our your their us them my', 'to $2', { before: '(?<!\\b[Ss]o )' }),
  slip('with', 'out', 'without', { after: '(?= (?!of\\b))' }),
  slip(
    `longer shorter higher lower bigger larger smaller cheaper faster slower sooner easier harder safer cleaner
     stronger fewer older younger wider further better worse rather other more less`,
    'then',
    '$1 than',
    { after: '(?= (?:the|an?|our|your|their|its|any|other|those|it|most|usual|ever|expected|you|we|they)\\b)' },
  ),
  slip('then', 'same', 'the $2', { before: '(?<!\\bby )' }),
  slip('and until', 'than', '$1 then'),
  slip('than', 'take make give keep come go visit call write sign start begin pay send wait move build', 'then $2', {
    before: '(?<=, )',
  }),
  slip(
    `come comes came coming back away far apart different bought collected delivered received hear heard learn learned learnt
     moved range ranges ranging sourced straight directly benefit`,
    'form',
    '$1 from',
    { after: '(?= (?:the|an?|our|your|their|its|all|every|each|\\p{Lu}))' },
  ),
  slip('form', 'monday tuesday wednesday thursday friday saturday sunday january february april june july', 'from $2'),
  slip('a the', 'from', '$1 form'),
  slip('this contact application enquiry order registration booking', 'from', '$1 form', {
    after: '(?= (?:below|above|on this page)\\b|[.!?]|$)',
  }),
  slip('of in with to from at by about on into behind under over near', 'it’s', '$1 its', { after: '(?= [a-z])' }),
  slip('it’s', 'own', 'its $2'),
  slip('it’s', 'upkeep owner roof walls garden price size value name address', 'its $2', { after: NOUN_ALONE }),
  slip('your our her their', 'advise', '$1 advice'),
  slip('the some free good legal any', 'advise', '$1 advice'),
  slip('we will can', 'advice', '$1 advise'),
  slip('the an no any its their', 'affect', '$1 effect'),
  slip('will can may not does could', 'effect', '$1 affect', { after: DETERMINED }),
  slip('will can never not you we they may', 'loose', '$1 lose', {
    after: '(?= (?:an?|the|your|our|their|it|money|time|tenants|data|rent|value|track)\\b)',
  }),
  slip('a the', 'quite', '$1 quiet', {
    after: '(?= (?:corner|room|place|home|house|street|garden|evening|night|area)\\b)',
  }),
  slip('is are not be', 'quiet', '$1 quite', { after: '(?= (?:an?|the|sure|so|as|different|often)\\b)' }),
  slip('place places room house home town village know see shows', 'were', '$1 where', {
    after: '(?= (?:you|we|they)\\b)',
  }),
  slip('the', 'passed', '$1 past', { after: '(?= (?:year|years|month|months|week|weeks|season|decade)\\b)' }),
  slip('personnel', 'reply touch attention answer visit', 'personal $2'),
  slip('principle', 'contractor engineer investor residence', 'principal $2'),
  slip('stationary', 'shop supplies', 'stationery $2'),
  slip('set switch turn drop', 'of', '$1 off', { after: '(?=[.,;!?]|$)' }),
  slip('you’re', 'own tenants property rent enquiry application email details', 'your $2'),
  slip('we you they', 'here', '$1 hear', { after: '(?= (?:it|from|about|of)\\b)' }),
  slip('can will to must should', 'weight', '$1 wait', { after: '(?= (?:for|until)\\b)' }),
  slip('peace', 'of', 'piece $2', { after: '(?= (?:land|work|paper|advice|furniture|equipment)\\b)' }),
  slip('bare', 'with', 'bear $2', { after: '(?= us\\b)' }),
  slip('building construction', 'sight', '$1 site'),
  slip('for', 'sell', '$1 sale', { after: '(?=[.,;:!?]|$)' }),
  slip('our your the every each', 'costumer', '$1 customer'),
  slip('our your the all of for', 'costumers', '$1 customers'),
  slip('project farm site office construction general property our', 'manger', '$1 manager'),
  slip('project farm site office construction property our', 'mangers', '$1 managers'),
  slip('our your new each every', 'tenet', '$1 tenant'),
  slip('our your', 'tenets', '$1 tenants'),
  slip(
    'go goes went going walk walked walks come comes pass passes run runs look looks halfway all',
    'though',
    '$1 through',
    { after: DETERMINED },
  ),
  slip('some many most part all none out because instead', 'off', '$1 of', { after: DETERMINED }),
  slip('ask asks', 'off', '$1 of', { after: '(?= (?:us|you|them)\\b)' }),
  // Words that do not agree.
  slip('you', `is was has does ${SHE_DOES}`, '$1 {plural}', { before: CLAUSE }),
  slip(`${MANY} visitors neighbours growers builders people`, `is was has does ${SHE_DOES}`, undefined, {
    before: CLAUSE,
    after: '(?= (?!of\\b))',
  }),
  slip('who', `is was has does ${SHE_DOES}`, undefined, {
    before: String.raw`(?<=\b(?:${anyCase('people|those')}) )(?<!\b(?:${anyCase('one|any|each|none')}) of [^.,]*)`,
  }),
  slip(
    'who',
    'are were have do live work want need pay know own grow sell come answer ask call find give take make',
    undefined,
    {
      before: String.raw`(?<=\b(?:${anyCase('someone|anyone|everyone|nobody|somebody|everybody|person')}) )`,
    },
  ),
  slip('will must should could would cannot', 'is are was were has had does did been being', undefined, {
    before: String.raw`(?<!\b(?:the|an?|free|good|your|their|his|her|goodwill) )`,
  }),
  slip('more', COMPARED, '$2', {
    before: String.raw`(?<!\b(?:many|few|two|three|some|any|no|once|\d+) )`,
  }),
  slip('most', 'best cheapest easiest fastest safest biggest largest highest', '$2'),
  slip('our the its these those my', ONE, '$1 $2s', {
    before: String.raw`(?<=\b(?:${anyCase('one|some|many|most|all|few|two|three')}) of )`,
    after: NOUN_ENDS,
  }),
  // A word that is missing, or one too many.
  slip('a an', 'the our your their this these those my a an'),
  slip('the our your their', 'a an the our your their this these those my'),
  slip('the', 'of is are was were and or for with from has have had'),
  slip('our your their', 'of for with from to'),
  slip('a an', 'is are was were has have'),
  slip('whether', 'go come buy sell build invest join apply visit call write pay sign stay continue', '$1 to $2'),
  slip(
    'able unable ready willing going',
    'be become know find build sell buy visit invest apply join see grow pay ask start learn hear',
    '$1 to $2',
  ),
  slip('hear', 'us', '$1 from $2', { after: '(?= (?:within|by|soon|as soon)\\b)' }),
  slip('most some many several', 'our your', '$1 of $2'),
];

/** The second words of all slips, by the first ones. */
export const FOLLOWERS: ReadonlyMap<string, ReadonlySet<string>> = followersIn(SLIPS);

/** The second words of slips, by the first ones. The parts of "it’s" count as two words. */
export function followersIn(slips: readonly Slip[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { first, next } of slips)
    for (const before of first)
      for (const after of next) {
        const [start = ''] = [before.split('’').at(-1)];
        const set = found.get(start) ?? new Set();
        found.set(start, set.add(after.split('’')[0] ?? after));
      }
  return found;
}
