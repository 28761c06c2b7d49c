import { SERVER_LINKS } from '../../../../forms/rules/index.ts';
import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { forEachText } from '../../../read/texts.ts';
import { formsWithMail, isTypedIn } from '../../../references/mail-forms.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { asErrors, type ContentDocument, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that mails to visitors contain no typed text, and that visitors cannot control where buttons lead. */
export const rule: Rule = {
  codes: asErrors('visitors-words-in-mail visitors-words-in-link reply-to-ourselves'),
  files: 'emails',
  *onDocument(mail, content) {
    const forms = formsWithMail(mail.file.id, content);
    const isTyped = (field: string) => isTypedIn(forms, field);
    const toSubmitter = textProperty(mail.data, 'to') === 'submitter';
    const issues = toSubmitter ? [forCompany(wordIssues(mail, isTyped)), replyIssues(mail)] : [];
    yield [...issues, linkIssues(mail)];
  },
};

const STRANGERS = "Anybody can type in a stranger's address, who would then get these words from us.";
const INSTEAD = 'Quote an answer chosen from a list, or the reference number. The line can stay in "params".';

/** The mail parameters used in a text, with the field each one comes from. */
function quotedFields(text: string, mail: unknown): { written: string; field: string }[] {
  const params = property(mail, 'params');
  return placeholdersIn(text).flatMap(({ name, written }) => {
    if (!name.startsWith('params.') || !isObject(params)) return [];
    const param = name.slice('params.'.length);
    const field = Object.hasOwn(params, param) ? textProperty(params[param], 'field') : undefined;
    return field === undefined ? [] : [{ written, field }];
  });
}

function wordIssues({ data }: ContentDocument, isTyped: (field: string) => boolean): FileIssue[] {
  const issues: FileIssue[] = [];
  const says = (written: string, field: string) =>
    `${written} puts what a visitor typed into "${field}" into the mail.`;
  forEachText(data, (text, pointer) => {
    const place = pointer();
    if (place.startsWith('/params/')) return;
    for (const { written, field } of quotedFields(text, data)) {
      if (!isTyped(field)) continue;
      const message = `${says(written, field)} ${STRANGERS}`;
      issues.push({
        code: 'visitors-words-in-mail',
        pointer: place,
        at: { text: written },
        message,
        suggestion: INSTEAD,
      });
    }
  });
  const lines = listProperty(data, 'details').map((line, index) => ({ line, pointer: `/details/${index}/field` }));
  for (const { line, pointer } of [...lines, { line: property(data, 'quote'), pointer: '/quote/field' }]) {
    const field = textProperty(line, 'field');
    if (field === undefined || !isTyped(field)) continue;
    const message = `${says('This line', field)} ${STRANGERS}`;
    issues.push({ code: 'visitors-words-in-mail', pointer, message, suggestion: INSTEAD });
  }
  return issues;
}

/** Reports the recipient instead of the answers if a mail has many of them: it was probably meant for the company. */
function forCompany(issues: FileIssue[]): Issues<FileIssue> {
  if (issues.length <= 3) return issues;
  return {
    code: 'visitors-words-in-mail',
    pointer: '/to',
    message: `This mail goes to the person who sent the form, and quotes what was typed in ${issues.length} places. ${STRANGERS}`,
    suggestion: 'Write "company" if it is meant for the company. Otherwise quote only answers chosen from a list.',
  };
}

/** The fields used in a text that visitors fill in, without links from the server. */
function answersIn(text: string, mail: unknown) {
  return quotedFields(text, mail).filter(({ field }) => !SERVER_LINKS.includes(field));
}

function linkIssues({ data }: ContentDocument): FileIssue[] {
  return listProperty(data, 'buttons').flatMap((button, index) =>
    answersIn(textProperty(button, 'link') ?? '', data).map(({ written, field }) => ({
      code: 'visitors-words-in-link',
      pointer: `/buttons/${index}/link`,
      at: { text: written },
      message: `${written} is a visitor's answer ("${field}"), so visitors could make this button link anywhere.`,
      suggestion: 'Link to an address of the site: {{site.url}} and a path, or a line of "params" with a "text".',
    })),
  );
}

function replyIssues({ data }: ContentDocument): Issues<FileIssue> {
  return listProperty(data, 'buttons').map((button, index) =>
    textProperty(button, 'reply') === undefined
      ? undefined
      : {
          code: 'reply-to-ourselves',
          pointer: `/buttons/${index}/reply`,
          message: 'This mail goes to the visitor, so this button would make visitors write to themselves.',
          suggestion: 'Give the button a "link", or remove it: replies to this mail reach the company anyway.',
        },
  );
}
