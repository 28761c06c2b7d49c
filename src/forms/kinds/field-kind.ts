import type { FormDefinition } from '../../contracts/forms.ts';
import type { Rule } from '../../contracts/resolved.ts';
import type { Value } from '../rules/values.ts';

/**
 * A kind of field apart from its component: shared by browser, server and checker, and the only place that describes it.
 */
export interface FieldKind {
  /** What an answer is: words of the visitor's own, a choice among words of the site, or a document. */
  answer: 'words' | 'choice' | 'document';
  /** The answers there are: those of the field's list of options, only these, or any. */
  answers: 'options' | 'any' | readonly string[];
  /** The rules that it can keep, besides `required`. */
  rules: readonly Rule['rule'][];
  /** The value of a field that was not filled in; a list where several answers are possible. */
  empty: Value;
  /** The value in what a control holds; `empty` for what is none of this kind. */
  parse(raw: unknown): Value;
  /** Where HTML keeps the answer, for forms that are shown again to a browser without script. */
  markup: 'value' | 'text' | 'options' | 'tick' | 'ticks' | 'none';
  /** What a browser without script says in several texts, or one, as script would have sent it. */
  fromTexts(texts: string[]): unknown;
  /** The value as it is sent and stored (specification 5.2, 5.3). */
  normalise(value: Value, form: Pick<FormDefinition, 'phoneNumbers'>): Value;
  /** Whether it holds the address that mails to the submitter go to. */
  isAddress?: true;
}
