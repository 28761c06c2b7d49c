import { property, textProperty } from '../../../read/json.ts';
import { changeTo } from '../../../report/fixes.ts';
import { asErrors, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that dates can be formatted. */
export const rule: Rule = {
  codes: asErrors('bad-locale'),
  files: 'messages',
  onDocument: ({ data }) => localeIssues(data),
};

function localeIssues(data: unknown): Issues<FileIssue> {
  const locale = textProperty(property(data, 'words'), 'dateLocale');
  if (locale === undefined || isLocale(locale)) return undefined;
  const right = locale.trim().replaceAll('_', '-');
  return {
    code: 'bad-locale',
    pointer: '/words/dateLocale',
    message: `"${locale}" is not a language and country, so dates cannot be formatted.`,
    suggestion: isLocale(right) ? `Write "${right}".` : 'Write a code such as "en-GB".',
    ...(isLocale(right) && { fix: changeTo('/words/dateLocale', right) }),
  };
}

function isLocale(text: string): boolean {
  try {
    return /^\p{L}{2,3}(?:-|$)/u.test(text) && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
