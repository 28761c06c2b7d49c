/** The values of an unsent form, as stored across reloads: without documents and the honeypot. */
import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import { documentFields, fieldKinds, type Value, type Values, valueIn } from '../rules/index.ts';
import { isRecord } from '../submit/is-record.ts';

export interface Draft {
  answers: Record<string, string | string[] | true>;
  /** Whether a document was chosen; the visitor must choose it again. */
  hadDocument: boolean;
}

type DraftForm = Pick<FormDefinition, 'fields'>;

/** The answer in a stored value; undefined if it is empty, invalid for this kind, or a document. */
function answerIn({ kind, options }: FormField, kept: unknown): string | string[] | true | undefined {
  const value = fieldKinds[kind].parse(kept);
  const isOffered = (one: string) => one !== '' && (!options || options.some((option) => option.value === one));
  if (typeof value === 'string') return isOffered(value) ? value : undefined;
  if (!Array.isArray(value)) return value === true ? true : undefined;
  const chosen = value.filter(isOffered);
  return chosen.length > 0 ? chosen : undefined;
}

function answersOf(form: DraftForm, values: Record<string, unknown>): Draft['answers'] {
  const answers: Draft['answers'] = {};
  for (const field of form.fields) {
    const answer = Object.hasOwn(values, field.name) ? answerIn(field, values[field.name]) : undefined;
    if (answer !== undefined) answers[field.name] = answer;
  }
  return answers;
}

/** The draft of a form's values; undefined if it is empty. */
export function toDraft(form: DraftForm, values: Values): Draft | undefined {
  const answers = answersOf(form, values);
  const hadDocument = documentFields(form).some(({ name }) => Boolean(valueIn(values, name)));
  return hadDocument || Object.keys(answers).length > 0 ? { answers, hadDocument } : undefined;
}

/** Reads a stored draft. Whatever does not fit the current form is omitted. */
export function readDraft(form: DraftForm, kept: unknown): Draft | undefined {
  if (!isRecord(kept)) return undefined;
  const answers = isRecord(kept.answers) ? answersOf(form, kept.answers) : {};
  const hadDocument = kept.hadDocument === true && documentFields(form).length > 0;
  return hadDocument || Object.keys(answers).length > 0 ? { answers, hadDocument } : undefined;
}

function isBlank(value: Value): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

/** The answers of a draft whose fields are still empty: text typed meanwhile is kept. */
export function missingAnswers(draft: Draft, values: Values): [name: string, answer: Draft['answers'][string]][] {
  return Object.entries(draft.answers).filter(([name]) => isBlank(valueIn(values, name)));
}
