import { textProperty } from '../../../read/json.ts';
import { fieldsOf, isConsent } from '../../../references/conditions.ts';
import { type FormFile, formsWithMail, valuesOf } from '../../../references/mail-forms.ts';
import { didYouMean, listPossibleValues, suggestWriting } from '../../../references/suggestions.ts';
import { asErrors, type ContentDocument, type Rule } from '../../rule.ts';

/** Checks that mails only use fields of their forms. */
export const rule: Rule = {
  codes: asErrors('unfilled-parameter'),
  files: 'emails',
  *onDocument(mail, content) {
    const forms = formsWithMail(mail.file.id, content);
    if (forms.length === 0) return;
    const known = valuesOf(forms);
    for (const { kind, value, pointer } of mail.references) {
      if (kind !== 'field' || known.has(value)) continue;
      const renamed = renamedField(value, mail, forms);
      const otherwise =
        renamed === undefined
          ? `Remove this line if the form no longer asks, or write the name of another field. ${listPossibleValues(known)}`
          : `Was the field renamed? Write "${renamed}".`;
      const called = fieldCalled(value, forms);
      const advice =
        called === undefined
          ? didYouMean(value, content.withoutInvalidNames(known), otherwise)
          : suggestWriting(called);
      yield {
        pointer,
        code: 'unfilled-parameter',
        target: value,
        message: `No form that sends this mail has a field "${value}".`,
        ...(advice.meant === undefined && renamed !== undefined && { subject: renamed }),
        ...advice,
      };
    }
  },
};

/** The field that asks for something under this label. */
function fieldCalled(label: string, forms: readonly FormFile[]): string | undefined {
  const fields = forms
    .flatMap(({ data }) => fieldsOf(data))
    .filter(({ data }) => textProperty(data, 'label') === label);
  const [only, another] = new Set(fields.map(({ name }) => name));
  return another === undefined ? only : undefined;
}

/**
 * The field that a missing one was probably renamed to: one that the mail does not use, and that has a word of its name
 * or is the only one.
 */
function renamedField(missing: string, mail: ContentDocument, forms: readonly FormFile[]): string | undefined {
  const used = new Set(mail.references.flatMap(({ kind, value }) => (kind === 'field' ? [value] : [])));
  const fields = forms.flatMap(({ data }) => fieldsOf(data)).filter(({ data }) => !isConsent(data));
  const [only, ...others] = new Set(fields.map(({ name }) => name).filter((name) => !used.has(name)));
  if (only === undefined) return undefined;
  const words = wordsOf(missing);
  const alike = [only, ...others].find((name) => wordsOf(name).some((word) => words.includes(word)));
  return alike ?? (others.length === 0 ? only : undefined);
}

/** The words of a name in camel case. */
const wordsOf = (name: string) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ');
