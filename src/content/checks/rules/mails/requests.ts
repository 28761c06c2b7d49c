import { asObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { formsWithMail, unsentMailOf } from '../../../references/mail-forms.ts';
import { isNamedAfter, suggestWriting } from '../../../references/suggestions.ts';
import { changeTo, removeValue, unsafe, uselessValue } from '../../../report/fixes.ts';
import type { Content, ContentDocument, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that mails are unique, sent once, and only format times as times. */
export const rule: Rule = {
  codes: { 'duplicate-template': 'error', 'repeated-mail': 'error', 'not-a-time': 'error' },
  *onDocument({ file, data }, content) {
    if (file.kind.name === 'forms') yield repeated(file, data, content);
    if (file.kind.name === 'emails') yield wrongTimes(file.path, data);
  },
  onEnd: sameTemplates,
};

function repeated({ id, path }: { id: string; path: string }, form: unknown, content: Content): Issues<Issue> {
  const mails = listProperty(form, 'emails');
  return mails.map((mail, index) => {
    if (typeof mail !== 'string' || mails.indexOf(mail) === index) return undefined;
    const pointer = `/emails/${index}`;
    const meant = overwritten(id, mail, mails, content);
    return {
      code: 'repeated-mail',
      path,
      pointer,
      message: `The mail "${mail}" is listed twice, so it would be sent twice.`,
      ...(meant === undefined
        ? { suggestion: 'Remove one of them.', fix: removeValue(pointer) }
        : { ...suggestWriting(meant), subject: meant, fix: unsafe(changeTo(pointer, meant)) }),
    };
  });
}

/**
 * The mail with the name of this form that a repeated one has replaced: one that no form sends, or that all other
 * forms with the repeated mail send as well.
 */
function overwritten(form: string, mail: string, mails: unknown[], content: Content): string | undefined {
  const unsent = ['submitter', 'company'].flatMap((to) => unsentMailOf(form, to, content) ?? []);
  const mailsOfOthers = formsWithMail(mail, content)
    .filter(({ id }) => id !== form)
    .map(({ data }) => new Set(listProperty(data, 'emails')));
  const [first] = mailsOfOthers;
  const shared = [...(first ?? [])].flatMap((other) =>
    typeof other === 'string' &&
    !mails.includes(other) &&
    isNamedAfter(other, form) &&
    mailsOfOthers.every((own) => own.has(other))
      ? [other]
      : [],
  );
  const [meant, another] = unsent.length > 0 ? unsent : shared;
  return another === undefined ? meant : undefined;
}

function wrongTimes(path: string, mail: unknown): Issues<Issue> {
  const params = property(mail, 'params');
  return Object.entries(asObject(params)).map(([name, param]) => {
    const field = textProperty(param, 'field');
    if (property(param, 'format') !== 'date-time' || field === undefined || field === 'timestamp') return undefined;
    const pointer = `/params${pointerStep(name)}/format`;
    return {
      code: 'not-a-time',
      path,
      message: `"${field}" is not a time and cannot be formatted as one, so the mail could not be created.`,
      ...uselessValue(pointer, 'Remove "format", or name the field "timestamp".'),
    };
  });
}

/** Reports mails with the same template, which the mail service could not distinguish. */
function sameTemplates(content: Content): Issues<Issue> {
  const idOf = ({ data }: ContentDocument) => textProperty(data, 'templateId');
  const mails = content.documents('emails');
  return mails.map((mail, index) => {
    const id = idOf(mail);
    const first = mails.slice(0, index).find((other) => idOf(other) === id);
    if (id === undefined || !first) return undefined;
    return {
      code: 'duplicate-template',
      path: mail.file.path,
      pointer: '/templateId',
      message: `The mail ${first.file.id} has the templateId "${id}" too, so the mail service could send the wrong one.`,
      suggestion: `Give each mail its own, such as "${mail.file.id.replaceAll('-', '_')}".`,
    };
  });
}
