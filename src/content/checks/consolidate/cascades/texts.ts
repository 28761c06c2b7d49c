import { dirname } from 'node:path';
import { pointerStep } from '../../../read/json.ts';
import { wordSet } from '../../../read/split-words.ts';
import { highlightedText, locationOf } from '../issue-parts.ts';
import { type CascadeRule, cascade, entryOf, parentLocation, wholeOf } from './cascade-rule.ts';

/** Rules for mistakes in texts, tables and entries. */
export const textCascades: readonly CascadeRule[] = [
  // A kind of chart that does not exist: others have other rows.
  {
    isCause: ({ code, pointer }) => code === 'unknown-choice' && pointer.endsWith('/chart/kind'),
    effects: wordSet('missing-property'),
    scope: ({ path, pointer }) => `${path} ${/^.*\/chart(?=\/(?:kind$|rows\/))/.exec(pointer)?.[0] ?? pointer}`,
  },
  // A picture under the name of another property.
  cascade('unknown-property', 'entry-without-picture', wholeOf('unknown-property')),
  // A figure that contradicts one fact, and happens to be the value of another.
  cascade('contradicts-fact', 'fact-in-words', locationOf),
  cascade('contradicts-fact fact-in-words fact-as-text contradicts-setting', 'sentence-without-fact', locationOf),
  // A large figure whose suggestion already names the fact to quote.
  cascade('fact-as-text fact-in-words', 'figure-without-fact', locationOf),
  // A text and its link that do not even agree.
  cascade('link-elsewhere', 'contact-differs', locationOf),
  cascade('link-elsewhere', 'contact-differs', entryOf),
  // A fact that the suggestion for a text says to quote.
  cascade('fact-as-text fact-in-words', 'unused-fact', ({ code, pointer, subject = '' }) =>
    code === 'unused-fact' ? pointer : pointerStep(subject),
  ),
  // A plan that is marked as a result.
  cascade('status-differs', 'period-ahead', entryOf),
  // A link that leads nowhere, and shows its address.
  cascade('bad-link', 'vague-link', locationOf),
  // An author who is still an example.
  cascade('unfinished-text', 'of-somebody-else', entryOf),
  // Other findings about the same value.
  cascade('uneven-row', 'too-few too-many', locationOf),
  cascade('broken-markup', 'unpaired-sign', locationOf),
  cascade('missing-alt', 'blank-text', locationOf),
  cascade('repeated-item', 'repeated-text repeated-tag', locationOf),
  cascade('unfinished-text', 'no-full-stop text-cut-off', locationOf),
  cascade('summary-repeats-title', 'short-description no-full-stop', locationOf),
  cascade('unknown-quotation', 'percent-without-sign', locationOf),
  cascade('impossible-time', 'hours-differ', locationOf),
  cascade('reversed-range', 'option-gap option-differs', locationOf),
  cascade('spelt-two-ways', 'odd-tag', locationOf),
  // The sums of a table with a cell too few or too many, or with a number that cannot be read.
  cascade(
    'uneven-row point-among-commas',
    'other-total',
    ({ path, pointer }) => `${path} ${pointer.replace(/\/rows\/.*/, '')}`,
  ),
  // A word that a character code or the end of a line divides: needn&rsquo;t.
  cascade('html-entity', 'misspelt-word', locationOf),
  {
    isCause: (issue) => issue.code === 'line-break' && highlightedText(issue).trim() !== '',
    effects: wordSet('misspelt-word'),
    scope: locationOf,
  },
  // A list or heading that was pasted into one text has line breaks, and items without full stops.
  {
    isCause: ({ code, isBlock }) => code === 'foreign-markup' && isBlock === true,
    effects: wordSet('line-break text-cut-off no-full-stop'),
    scope: locationOf,
  },
  // A name that is nearly the right one is not somebody else’s.
  cascade('name-differs', 'of-somebody-else', locationOf),
  // A card that is a copy of another one, up to its picture or its button.
  cascade('repeated-text', 'repeated-heading repeated-label', entryOf),
  // A button with the words of another one.
  cascade('label-leads-elsewhere', 'repeated-label', entryOf),
  // What an entry has in common with the one that it is a copy of.
  cascade('copied-entry', 'repeated-picture'),
  cascade('copied-entry', 'of-somebody-else', locationOf),
  cascade('copied-entry', 'question-without-its-sign', ({ path }) => path),
  // An entry with two places in the order.
  {
    isCause: ({ code, properties = [] }) => code === 'duplicate-key' && properties.includes('order'),
    effects: wordSet('same-order'),
    scope: ({ path }) => dirname(path),
  },
  cascade('copied-entry', 'same-order same-portrait paragraph-of-another', ({ path }) => path),
  // A time in seconds, where milliseconds are counted.
  cascade('too-small too-large', 'unfilled-progress restless-slides', parentLocation),
];
