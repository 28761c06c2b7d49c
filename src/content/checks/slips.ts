/** Pairs of words that look like a typo of each other, but are both correct, identified by their stems. */
const REAL_PAIRS = [
  ...['addressees addresses', 'angel angle', 'barely barley', 'baring barring', 'barki braki'],
  ...['barked braked', 'bidin biddin', 'canno cano', 'canvas canvass', 'carin carrin', 'carte crate'],
  ...['cartin cratin', 'carton cartoon', 'carve crave', 'carvin cravin', 'casual causal'],
  ...['closest closets', 'commander commandeer', 'complaint compliant', 'complied compiled'],
  ...['complies compiles', 'concerted concreted', 'contracting contacting', 'cookin cokin'],
  ...['countri counti', 'creeps crepes', 'cuter cutter', 'dairi diari', 'desert dessert'],
  ...['devotee devote', 'diner dinner', 'dinin dinnin', 'discreet discrete', 'escapees escapes'],
  ...['farme frame', 'farmin framin', 'filed filled', 'filin fillin', 'franchisee franchise'],
  ...['garter grater', 'gilde glide', 'graduation gradation', 'gripin grippin', 'groove grove'],
  ...['hopin hoppin', 'hoopin hopin', 'install instal', 'interment internment', 'ladies laddies'],
  ...['later latter', 'licensee license', 'loosin losin', 'loopin loppin', 'mantel mantle'],
  ...['marital martial', 'matin mattin', 'meetin metin', 'meters metres', 'miler miller'],
  ...['minute minuet', 'mortgagee mortgage', 'overheat overeat', 'parted prated', 'perfect prefect'],
  ...['planed planned', 'planin plannin', 'polin pollin', 'pulses pluses', 'ratin rattin'],
  ...['residencies residences', 'restraining retraining', 'retired retried', 'ridin riddin'],
  ...['rogue rouge', 'sacred scared', 'salted slated', 'scrape scrapped', 'scrapin scrappin'],
  ...['shinin shinnin', 'signe singe', 'signin singin', 'silver sliver', 'slopin sloppin'],
  ...['soldier solider', 'spares sparse', 'starin starrin', 'stimulat simulat', 'striped stripped'],
  ...['stripin strippin', 'super supper', 'tapin tappin', 'tiled tilled', 'tilin tillin'],
  ...['tilted titled', 'tiltin titlin', 'timber timbre', 'tinier tinnier', 'trail trial'],
  ...['underserved undeserved', 'united untied', 'unites unties', 'waiver wavier', 'winin winnin'],
].map((pair) => pair.split(' '));

/** Swaps two neighbouring letters, except the first; but not the end of 'summaries', which would become 'summarise'. */
function* swapped(word: string): Iterable<string> {
  const last = /(?:es|se)$/.test(word) ? word.length - 2 : word.length - 1;
  for (let at = 1; at < last; at++)
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** Doubles a letter, or makes a double one single. */
function* doubled(word: string): Iterable<string> {
  for (let at = 1; at < word.length - 1; at++) {
    yield word.slice(0, at) + word[at] + word.slice(at);
    if (word[at] === word[at + 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
}

/** Minimum length to omit a letter; shorter words would too often become other words. */
const LONG = 11;

/** Omits a letter, except the first and those of the ending. */
function* shortened(word: string): Iterable<string> {
  if (word.length < LONG) return;
  for (let at = 1; at < word.length - 2; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Typical typos of an English word (in lower case, at least six letters), without those that are other words. */
export function slipsOf(word: string): Set<string> {
  const slips = new Set([...swapped(word), ...doubled(word), ...shortened(word)]);
  for (const [one = '', other = ''] of REAL_PAIRS)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ])
      if (from !== undefined && to !== undefined && word.startsWith(from)) slips.delete(to + word.slice(from.length));
  slips.delete(word);
  return slips;
}
