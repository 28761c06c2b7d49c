import { listProperty, property, textProperty } from '../../../read/json.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that a form says once, and in one place, what is wrong with its answers. */
export const rule: Rule = {
  codes: { 'useless-banner-notes': 'warning', 'banner-and-alerts': 'warning', 'submit-labels-alike': 'warning' },
  files: 'forms',
  onDocument: ({ data }) => [bannerIssues(data), labelIssues(data)],
};

function bannerIssues(form: unknown): Issues<FileIssue> {
  const banner = property(form, 'banner');
  if (banner === undefined && property(form, 'bannerNotes') !== undefined)
    return {
      code: 'useless-banner-notes',
      at: 'key',
      message: 'This form has no banner, so these sentences are never shown.',
      ...dubiousValue('/bannerNotes', 'Add "banner" with the name of a message, or remove these lines.'),
    };
  if (banner === undefined || listProperty(form, 'alerts').length === 0) return undefined;
  return {
    code: 'banner-and-alerts',
    pointer: '/banner',
    at: 'key',
    message: 'This form says above its fields that answers are missing, and again in a dialog.',
    suggestion: 'Keep one of the two: remove "banner", or "alerts".',
  };
}

function labelIssues(form: unknown): Issues<FileIssue> {
  const [before, during] = ['submitLabel', 'submittingLabel'].map((name) => textProperty(form, name)?.trim());
  if (before === undefined || before === '' || before.toLowerCase() !== during?.toLowerCase()) return undefined;
  return {
    code: 'submit-labels-alike',
    pointer: '/submittingLabel',
    message: 'The button says the same while it is sending, so visitors cannot see that something happens.',
    suggestion: 'Say that the form is on its way, such as "Sending…".',
  };
}
