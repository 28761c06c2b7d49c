import type { Content } from '../../../read/content.ts';
import { wordSet } from '../../../read/split-words.ts';
import type { Issue } from '../../../report/issues.ts';
import { fileTypeOf, isError, locationOf, parentOf } from '../issue-parts.ts';
import { type CascadeRule, cascade } from './cascade-rule.ts';

/** A rule for a wrong setting, whose own finding may have one of the codes of its effects. */
function setting(type: string, pointer: RegExp, codes: string): CascadeRule {
  const effects = wordSet(codes);
  const isCause = (issue: Issue, content: Content) =>
    fileTypeOf(issue, content) === type &&
    pointer.test(issue.pointer) &&
    !effects.has(issue.code) &&
    (isError(issue.code) || WRONG_SETTINGS.has(issue.code));
  return { isCause, effects };
}

/** Warnings about a setting from which findings follow too; otherwise, only errors are causes. */
const WRONG_SETTINGS = wordSet('hours-without-day misspelt-day');

/** Rules for mistakes in menus and settings. */
export const settingCascades: readonly CascadeRule[] = [
  // A menu entry with the label, or the link, of another one.
  cascade('label-of-another-page', 'menu-entry-twice', (issue) => locationOf(parentOf(parentOf(issue)))),
  setting('facts', /^$/, 'unknown-quotation figure-without-fact no-figure'),
  setting('site', /^\/pagesPerPicture$/, 'repeated-picture'),
  setting('site', /^\/language$/, 'dates-in-another-language'),
  setting('site', /^\/phone(?:Link)?$/, 'other-whatsapp'),
  setting('site', /^\/phoneNumbers\//, 'bad-example bad-phone impossible-phone bad-whatsapp unanswerable-field'),
  setting('site', /^\/email$/, 'link-elsewhere'),
  setting('site', /^\/inbox$/, 'bad-recipient wrong-mail-address'),
  setting('site', /^\/url$/, 'dead-mail-button dead-mail-link glued-address'),
  setting('site', /^\/hours\b/, 'hours-differ'),
  setting('integrations', /^\/newsletter\/confirmWithinDays$/, 'contradicts-setting'),
];
