import type { ContentDocument } from '../../../read/content.ts';
import { listProperty, textProperty } from '../../../read/json.ts';
import type { FileIssue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that each form says how the answers are used, if the other forms do. */
export const check: Check = {
  codes: { 'privacy-line-lost': 'warning' },
  *end(content) {
    const forms = content.documents('forms').filter(asksForAddress);
    const linked = forms.filter(({ data }) => LINK.test(lineOf(data))).length;
    const told = forms.filter(({ data }) => lineOf(data) !== '').length;
    for (const { file, data } of forms) {
      const issue = lost(data, told) ?? unlinked(data, linked);
      if (issue) yield { path: file.path, code: 'privacy-line-lost', ...issue };
    }
  },
};

/** Minimum number of forms that do so; fewer are not a convention of the site. */
const LEAST = 2;

const LINK = /\]\([^)\s]+\)/;
const lineOf = (form: unknown) => textProperty(form, 'privacy')?.trim() ?? '';

/** Whether a form asks for contact details. */
function asksForAddress({ data }: ContentDocument): boolean {
  return listProperty(data, 'fields').some((field) => ['email', 'phone'].includes(textProperty(field, 'kind') ?? ''));
}

function lost(form: unknown, others: number): Omit<FileIssue, 'code'> | undefined {
  if (lineOf(form) !== '' || others < LEAST) return undefined;
  return {
    pointer: textProperty(form, 'privacy') === undefined ? '' : '/privacy',
    message: 'Below this form stands no line about personal data, unlike the other forms of the site.',
    suggestion: 'Add "privacy" with a sentence and a link to the privacy notice, as in the other forms.',
  };
}

function unlinked(form: unknown, others: number): Omit<FileIssue, 'code'> | undefined {
  const line = lineOf(form);
  if (line === '' || LINK.test(line) || others < LEAST) return undefined;
  return {
    pointer: '/privacy',
    message: 'This line has no link to the privacy notice, unlike those of the other forms.',
    suggestion: 'Write [privacy notice](/path) where it names the notice, as in the other forms.',
  };
}
