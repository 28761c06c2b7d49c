import { basename } from 'node:path';
import { wordSet } from '../../../read/words-in.ts';
import type { Issue } from '../../../report/issues.ts';
import { isError, parentOf, placeOf } from '../issue-parts.ts';
import { after, type Mistake } from './mistake.ts';

/** A wrong setting. Its own finding may have one of the codes that otherwise follow from it. */
function setting(file: string, pointer: RegExp, codes: string): Mistake {
  const effects = wordSet(codes);
  const matches = (issue: Issue) =>
    basename(issue.path) === file &&
    pointer.test(issue.pointer) &&
    !effects.has(issue.code) &&
    (isError(issue.code) || WRONG_SETTINGS.has(issue.code));
  return { matches, effects };
}

/** Warnings about a setting that others follow from. */
const WRONG_SETTINGS = wordSet('hours-without-day misspelt-day');

/** Mistakes in menus and settings. */
export const inSettings: readonly Mistake[] = [
  // A menu entry with the label, or the link, of another one.
  after('label-of-another-page', 'menu-entry-twice', (issue) => placeOf(parentOf(parentOf(issue)))),
  setting('facts.json', /^$/, 'unknown-quotation figure-without-fact no-figure'),
  setting('site.json', /^\/pagesPerPicture$/, 'repeated-picture'),
  setting('site.json', /^\/language$/, 'dates-in-another-language'),
  setting('site.json', /^\/phone(?:Link)?$/, 'other-whatsapp'),
  setting('site.json', /^\/phoneNumbers\//, 'bad-example bad-phone impossible-phone bad-whatsapp unanswerable-field'),
  setting('site.json', /^\/email$/, 'link-elsewhere'),
  setting('site.json', /^\/inbox$/, 'bad-recipient wrong-mail-address'),
  setting('site.json', /^\/url$/, 'dead-mail-button dead-mail-link glued-address'),
  setting('site.json', /^\/hours\b/, 'hours-differ'),
  setting('integrations.json', /^\/newsletter\/confirmWithinDays$/, 'contradicts-setting'),
];
