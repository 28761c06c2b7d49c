import { dirname } from 'node:path';
import { wordSet } from '../../../read/words-in.ts';
import { placeOf } from '../issue-parts.ts';
import { after, entryOf, type Mistake, parentPlace, wholeOf } from './mistake.ts';

/** Mistakes in texts, tables and entries. */
export const inTexts: readonly Mistake[] = [
  // A kind of chart that does not exist: others have other rows.
  {
    matches: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/chart/kind'),
    effects: wordSet('missing-property'),
    scope: ({ path, pointer }) => `${path} ${/^.*\/chart(?=\/(?:kind$|rows\/))/.exec(pointer)?.[0] ?? pointer}`,
  },
  // A picture under the name of another property.
  after('unknown-property', 'entry-without-picture', wholeOf('unknown-property')),
  // A figure that contradicts one fact, and happens to be the value of another.
  after('contradicts-fact', 'fact-in-words', placeOf),
  after('contradicts-fact fact-in-words fact-as-text contradicts-setting', 'sentence-without-fact', placeOf),
  // A large figure that is told which fact to quote.
  after('fact-as-text fact-in-words', 'figure-without-fact', placeOf),
  // A text and its link that do not even agree.
  after('link-elsewhere', 'contact-differs', placeOf),
  after('link-elsewhere', 'contact-differs', entryOf),
  // A fact that a text is told to quote.
  after('fact-as-text fact-in-words', 'unused-fact', ({ code, pointer, suggestion }) =>
    code === 'unused-fact' ? pointer : `/${/\{\{facts\.(\w+)/.exec(suggestion)?.[1]}`,
  ),
  // A plan that is marked as a result.
  after('status-differs', 'period-ahead', entryOf),
  // A link that leads nowhere, and shows its address.
  after('bad-link', 'vague-link', placeOf),
  // An author who is still an example.
  after('unfinished-text', 'of-somebody-else', entryOf),
  // Other findings about the same value.
  after('uneven-row', 'too-few too-many', placeOf),
  after('broken-markup', 'unpaired-sign', placeOf),
  after('missing-alt', 'blank-text', placeOf),
  after('repeated-item', 'repeated-text repeated-tag', placeOf),
  after('unfinished-text', 'no-full-stop text-cut-off', placeOf),
  after('summary-repeats-title', 'short-description no-full-stop', placeOf),
  after('unknown-quotation', 'percent-without-sign', placeOf),
  after('impossible-time', 'hours-differ', placeOf),
  after('reversed-range', 'option-gap option-differs', placeOf),
  after('spelt-two-ways', 'odd-tag', placeOf),
  // The sums of a table with a cell too few or too many, or with a number that cannot be read.
  after(
    'uneven-row point-among-commas',
    'other-total',
    ({ path, pointer }) => `${path} ${pointer.replace(/\/rows\/.*/, '')}`,
  ),
  // A word that a character code or the end of a line divides: needn&rsquo;t.
  after('html-entity', 'misspelt-word', placeOf),
  {
    matches: ({ code, message }) => code === 'line-break' && message.startsWith('This word'),
    effects: wordSet('misspelt-word'),
    scope: placeOf,
  },
  // A list or heading that was pasted into one text has line breaks, and items without full stops.
  {
    matches: ({ code, message }) => code === 'foreign-markup' && / (?:list|heading)\b/.test(message),
    effects: wordSet('line-break text-cut-off no-full-stop'),
    scope: placeOf,
  },
  // A name that is nearly the right one is not somebody else’s.
  after('name-differs', 'of-somebody-else', placeOf),
  // A card that is a copy of another one, up to its picture or its button.
  after('repeated-text', 'repeated-heading repeated-label', entryOf),
  // A button with the words of another one.
  after('label-leads-elsewhere', 'repeated-label', entryOf),
  // What an entry has in common with the one that it is a copy of.
  after('copied-entry', 'repeated-picture'),
  after('copied-entry', 'of-somebody-else', placeOf),
  after('copied-entry', 'question-without-its-sign', ({ path }) => path),
  // An entry with two places in the order.
  {
    matches: ({ code, message }) => code === 'duplicate-key' && message.startsWith('"order"'),
    effects: wordSet('same-order'),
    scope: ({ path }) => dirname(path),
  },
  after('copied-entry', 'same-order same-portrait paragraph-of-another', ({ path }) => path),
  // A time in seconds, where milliseconds are counted.
  after('too-small too-large', 'unfilled-progress restless-slides', parentPlace),
];
