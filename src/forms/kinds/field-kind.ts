import type { FormDefinition } from '../../contracts/forms.ts';
import type { Rule } from '../../contracts/resolved.ts';
import type { Value } from '../rules/values.ts';

/**
 * A kind of field without its component: shared by browser, server and checker, and the only place that describes it.
 */
export interface FieldKind {
  /** The source of an answer: text that the visitor types, a choice from given options, or a document. */
  answer: 'words' | 'choice' | 'document';
  /** The possible answers: the field's own list of options, these only, or any. */
  answers: 'options' | 'any' | readonly string[];
  /** The rules that it supports, besides `required`. */
  rules: readonly Rule['rule'][];
  /** The value of an unanswered field; a list if several answers are possible. */
  empty: Value;
  /** Converts the value of a control; returns `empty` if it does not have this kind's type. */
  parse(raw: unknown): Value;
  /** Where the HTML control keeps its answer; used to show a submitted form again in a browser without JavaScript. */
  markup: 'value' | 'text' | 'options' | 'tick' | 'ticks' | 'none';
  /** Converts the texts that a browser sends without JavaScript to the value that the script would have sent. */
  fromTexts(texts: string[]): unknown;
  /** The value as it is sent and stored (specification 5.2, 5.3). */
  normalise(value: Value, form: Pick<FormDefinition, 'phoneNumbers'>): Value;
  /** Whether its answer is the e-mail address of the form's sender. */
  isAddress?: true;
}
