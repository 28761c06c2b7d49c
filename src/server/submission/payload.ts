import type { FormDefinition } from '../../contracts/forms.ts';
import { fieldKinds } from '../../forms/rules/index.ts';
import type { PlainForm } from './no-script/plain-form.ts';

/** A request body that is an object, whatever its properties. */
export type Payload = Record<string, unknown>;

/** Whether a value is a JSON object. */
export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueFor(form: FormDefinition, name: string, texts: string[]): unknown {
  // Anything that is not a field of the form, such as its source, is a text.
  const { kind } = form.fields.find((field) => field.name === name) ?? { kind: 'text' };
  return fieldKinds[kind].fromTexts(texts);
}

/**
 * Converts a plain form to the payload that the browser's script would have sent; documents are uploads. It has no
 * timestamp.
 */
export function fromPlainForm(form: FormDefinition, sent: PlainForm, timestamp: string): Payload {
  const texts = [...sent.texts].map(([name, values]) => [name, valueFor(form, name, values)] as const);
  const uploads = [...Map.groupBy(sent.uploads, ({ field }) => field)].map(
    ([field, [first, ...others]]) => [field, others.length > 0 ? [first, ...others] : first] as const,
  );
  return { ...Object.fromEntries([...texts, ...uploads]), timestamp };
}
