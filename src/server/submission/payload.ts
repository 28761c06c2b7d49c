import type { FormDefinition } from '../../contracts/forms.ts';
import { fieldKinds } from '../../forms/rules/index.ts';
import type { PlainForm } from './no-script/plain-form.ts';

/** A request body as an object, whatever it holds. */
export type Payload = Record<string, unknown>;

/** Whether a value is an object with names, as JSON knows it. */
export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueFor(form: FormDefinition, name: string, texts: string[]): unknown {
  // What is no field of the form, such as its source, is a text.
  const { kind } = form.fields.find((field) => field.name === name) ?? { kind: 'text' };
  return fieldKinds[kind].fromTexts(texts);
}

/**
 * What a plain form says, as the payload that the browser's script would have sent; documents are uploads. Such a form
 * does not know the time.
 */
export function fromPlainForm(form: FormDefinition, sent: PlainForm, timestamp: string): Payload {
  const texts = [...sent.texts].map(([name, values]) => [name, valueFor(form, name, values)] as const);
  const uploads = [...Map.groupBy(sent.uploads, ({ field }) => field)].map(
    ([field, [first, ...others]]) => [field, others.length > 0 ? [first, ...others] : first] as const,
  );
  return { ...Object.fromEntries([...texts, ...uploads]), timestamp };
}
