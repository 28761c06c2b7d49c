import { listProperty, textProperty } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { ContentDocument, FileIssue, Rule } from '../../rule.ts';

/** Checks that each form says how the answers are used, and where to read more, as the other forms do. */
export const rule: Rule = {
  codes: { 'privacy-line-lost': 'warning' },
  *onEnd(content) {
    const forms = content.documents('forms').filter(asksForAddress);
    const linked = forms.filter(({ data }) => LINK.test(lineOf(data))).length;
    const formsWithLine = forms.filter(({ data }) => lineOf(data) !== '').length;
    for (const { file, data } of forms) {
      const others = forms.filter((form) => form.file.id !== file.id).map((form) => linkOf(form.data));
      const issue = lost(data, formsWithLine) ?? unlinked(data, linked) ?? elsewhere(data, others);
      if (issue) yield { path: file.path, code: 'privacy-line-lost', ...issue };
    }
  },
};

/** Minimum number of forms that do so; fewer are not a convention of the site. */
const MIN_FORMS = 2;

const LINK = /\[[^\][]*\]\(([^)\s]+)\)/;
const linkOf = (form: unknown) => LINK.exec(lineOf(form))?.[0];
const lineOf = (form: unknown) => textProperty(form, 'privacy')?.trim() ?? '';

/** Whether a form asks for contact details. */
function asksForAddress({ data }: ContentDocument): boolean {
  return listProperty(data, 'fields').some((field) => ['email', 'phone'].includes(textProperty(field, 'kind') ?? ''));
}

function lost(form: unknown, others: number): Omit<FileIssue, 'code'> | undefined {
  if (lineOf(form) !== '' || others < MIN_FORMS) return undefined;
  return {
    pointer: textProperty(form, 'privacy') === undefined ? '' : '/privacy',
    message: 'Below this form stands no line about personal data, unlike the other forms of the site.',
    suggestion: 'Add "privacy" with a sentence and a link to the privacy notice, as in the other forms.',
  };
}

function unlinked(form: unknown, others: number): Omit<FileIssue, 'code'> | undefined {
  const line = lineOf(form);
  if (line === '' || LINK.test(line) || others < MIN_FORMS) return undefined;
  return {
    pointer: '/privacy',
    message: 'This line has no link to the privacy notice, unlike those of the other forms.',
    suggestion: 'Write [privacy notice](/path) where it names the notice, as in the other forms.',
  };
}

const partsOf = (link: string) => link.slice(1, -1).split('](');

/** Reports a link with the words of those below all other forms that leads to another page. */
function elsewhere(form: unknown, others: readonly (string | undefined)[]): Omit<FileIssue, 'code'> | undefined {
  const [own, [shared, another]] = [linkOf(form), [...new Set(others)]];
  if (own === undefined || shared === undefined || another !== undefined || others.length < MIN_FORMS) return undefined;
  const [words, link = ''] = partsOf(own);
  const [usualWords, usual = ''] = partsOf(shared);
  if (words !== usualWords || link === usual) return undefined;
  return {
    at: { text: link },
    message: `This leads to ${link}, but "${words}" below all other forms leads to ${usual}.`,
    ...likelyValue('/privacy', lineOf(form).replace(own, shared), `Write "${usual}".`),
  };
}
