import { asObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { isConsent } from '../../../references/conditions.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import type { Content, Rule } from '../../rule.ts';

/**
 * Checks that mails to the company that contain most answers of a form contain all of them. Other mails only announce a
 * submission.
 */
export const rule: Rule = {
  codes: { 'answer-in-no-mail': 'warning' },
  files: 'forms',
  *onDocument({ data }, content) {
    const mails = companyMails(data, content);
    if (textProperty(data, 'kind') !== 'submission' || mails.length === 0) return;
    const isWrittenHere = textProperty(property(content.data('integrations'), 'emailjs'), 'origin') === '';
    const named = new Set(mails.flatMap(({ data: mail }) => fieldsIn(mail, false)));
    const quoted = isWrittenHere ? new Set(mails.flatMap(({ data: mail }) => fieldsIn(mail, true))) : named;
    const fields = listProperty(data, 'fields');
    const isHeard = (field: unknown) => quoted.has(textProperty(field, 'name')) || isConsent(field);
    const known = fields.filter((field) => named.has(textProperty(field, 'name')) || isConsent(field));
    if (known.length * 2 <= fields.length) return;
    for (const [index, field] of fields.entries()) {
      const name = textProperty(field, 'name') ?? '';
      if (name === '' || isHeard(field)) continue;
      yield {
        pointer: `/fields/${index}/name`,
        code: 'answer-in-no-mail',
        subject: name,
        message: `No mail to the company says what visitors answer to "${textProperty(field, 'label')}".`,
        suggestion: `Add { "label": "${textProperty(field, 'label')}", "field": "${name}" } to "details" of emails/${mails[0]?.file.id}.json.`,
      };
    }
  },
};

function companyMails(form: unknown, content: Content) {
  const names = listProperty(form, 'emails');
  return content
    .documents('emails')
    .filter(({ file, data }) => names.includes(file.id) && textProperty(data, 'to') === 'company');
}

/** The fields used in a mail. @param isWrittenHere whether there is no mail service that uses "params" */
function fieldsIn(mail: unknown, isWrittenHere: boolean): (string | undefined)[] {
  const { params, ...words } = asObject(mail);
  const quoted = new Set(placeholdersIn(JSON.stringify(words)).map(({ name }) => name));
  const parts = [
    ...Object.entries(asObject(params)).flatMap(([name, param]) =>
      !isWrittenHere || quoted.has(`params.${name}`) ? [param] : [],
    ),
    ...listProperty(mail, 'details'),
    property(mail, 'quote'),
  ];
  return parts.map((part) => textProperty(part, 'field'));
}
