import type { Content, ContentDocument } from '../../../read/content.ts';
import { asObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { textsIn } from '../../../read/texts.ts';
import { fieldsOf } from '../../../references/conditions.ts';
import { builtInValues, type FormFile, fieldNames, formsWithMail, valuesOf } from '../../../references/mail-forms.ts';
import { type Advice, suggestWriting } from '../../../references/suggestions.ts';
import { likelyValue, renameProperty, replaceSubstring, unsafe } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that a mail fits each of its forms, has a recipient, and quotes fields and addresses instead of naming them. */
export const rule: Rule = {
  codes: {
    ...asErrors('mail-without-recipient glued-address'),
    ...asWarnings('own-address-in-mail field-as-text mail-of-another-form'),
  },
  files: 'emails',
  *onDocument(mail, content) {
    const forms = formsWithMail(mail.file.id, content);
    if (forms.length === 0) return;
    const known = valuesOf(forms);
    yield [
      gluedAddresses(mail.data),
      typedAddresses(mail.data, textProperty(content.data('site'), 'url')),
      namedFields(mail.data, known),
    ];
    for (const form of forms.length > 1 ? forms : []) {
      const issue = ofAnotherForm(mail, form, forms, content);
      yield* withPath(form, issue);
    }
    for (const form of forms) {
      if (textProperty(mail.data, 'to') !== 'submitter' || hasAddress(form)) continue;
      const wrongKind = fieldsOf(form.data).findIndex(({ name }) => name === 'email');
      if (wrongKind >= 0) {
        yield* withPath(form, {
          pointer: `/fields/${wrongKind}/kind`,
          code: 'mail-without-recipient',
          message: `The mail ${mail.file.id} goes to the person who sent the form, but the field "email" is not of kind "email".`,
          ...suggestWriting('email'),
        });
        continue;
      }
      yield {
        pointer: '/to',
        code: 'mail-without-recipient',
        message: `This mail goes to the person who sent the form, but the form ${form.id} has no field named "email" of kind "email".`,
        suggestion: 'Give the form a field with "name": "email" and "kind": "email", or remove the mail from the form.',
      };
    }
  },
};

/** Reports a mail with several fields that one of its forms does not have. */
function ofAnotherForm(
  { file, data, references }: ContentDocument,
  form: FormFile,
  forms: readonly FormFile[],
  content: Content,
): FileIssue | undefined {
  const own = new Set([...builtInValues(forms), ...fieldNames(form)]);
  const params = property(data, 'params');
  const lacking = references.flatMap(({ kind, value, pointer }) => {
    const line = /^\/params\/([^/]+)\/field$/.exec(pointer)?.[1];
    const isAsked = line !== undefined && textProperty(property(params, line), 'fallback') === undefined;
    return kind === 'field' && isAsked && !own.has(value) ? [value] : [];
  });
  const index = listProperty(form.data, 'emails').indexOf(file.id);
  if (lacking.length === 0 || index < 0) return undefined;
  return {
    code: 'mail-of-another-form',
    pointer: `/emails/${index}`,
    message: `The mail ${file.id} uses ${lacking.map((name) => `"${name}"`).join(', ')}, which this form does not ask for.`,
    ...mailFor(form, file.id, content),
  };
}

/** Suggests the mail for the same purpose that is named after the form. */
function mailFor(form: FormFile, mail: string, content: Content): Advice {
  const [own] = [...content.ids('emails')].filter(
    (id) => id !== mail && id.startsWith(`${form.id}-`) && id.split('-').at(-1) === mail.split('-').at(-1),
  );
  return own === undefined
    ? { suggestion: 'Choose a mail made for this form, or give these lines of the mail a "fallback".' }
    : suggestWriting(own);
}

/** Reports a field name used as text: the mail would contain "phone" instead of the number. */
function namedFields(mail: unknown, known: ReadonlySet<string>): Issues<FileIssue> {
  const params = property(mail, 'params');
  return Object.entries(asObject(params)).flatMap(([name, line]) => {
    const text = textProperty(line, 'text');
    if (text === undefined || !known.has(text)) return [];
    const pointer = `/params/${name}`;
    return {
      code: 'field-as-text',
      pointer: `${pointer}/text`,
      message: `The mail would say "${text}" instead of the answer in this field.`,
      suggestion: `Write "field": "${text}".`,
      fix: unsafe(renameProperty(`${pointer}/text`, 'field')),
    };
  });
}

/** Reports a URL of this site without the slash before its path, which makes it another host. */
function gluedAddresses(mail: unknown): Issues<FileIssue> {
  return textsIn(mail).map(({ text, pointer }) => {
    const piece = /\{\{\s*site\.url\s*\}\}(?=\w)/.exec(text)?.[0];
    if (piece === undefined) return undefined;
    return {
      code: 'glued-address',
      pointer,
      message: `A slash is missing after ${piece}, so this address does not exist.`,
      suggestion: `Write "${text.replace(piece, `${piece}/`)}".`,
      fix: replaceSubstring(pointer, text, piece, `${piece}/`),
    };
  });
}

/** Reports the typed URL of this site. */
function typedAddresses(mail: unknown, site = ''): Issues<FileIssue> {
  const bare = site.replace('://www.', '://');
  return textsIn(mail).map(({ text, pointer }) => {
    const written = [site, bare].find((one) => text.startsWith(one) && !/^[\w.-]/.test(text.slice(one.length)));
    if (site === '' || written === undefined) return undefined;
    const right = text.replace(written, '{{site.url}}');
    return {
      code: 'own-address-in-mail',
      message: 'The address of this site is typed out here; when it moves, the mail would lead to the old one.',
      ...likelyValue(pointer, right),
    };
  });
}

function hasAddress(form: FormFile): boolean {
  return fieldsOf(form.data).some(({ name, data }) => name === 'email' && textProperty(data, 'kind') === 'email');
}
