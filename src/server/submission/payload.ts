import type { FormDefinition } from '../../shapes.ts';

/** A request body as an object, whatever it holds. */
export type Payload = Record<string, unknown>;

/** Whether a value is an object with names, as JSON knows it. */
export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof URLSearchParams);
}

function valueFor(form: FormDefinition, name: string, texts: string[]): unknown {
  const kind = form.fields.find((field) => field.name === name)?.kind;
  if (kind === 'checkboxes') return texts;
  if (kind === 'checkbox') return true;
  return texts.length === 1 ? texts[0] : texts;
}

/**
 * What a plain form says, as the payload that the browser's script would have sent. Such a form knows neither its
 * reference number nor the time: `stamp` gives both.
 */
export function fromPlainForm(
  form: FormDefinition,
  sent: URLSearchParams,
  stamp: { submissionId?: string; timestamp: string },
): Payload {
  const names = [...new Set(sent.keys())];
  return { ...Object.fromEntries(names.map((name) => [name, valueFor(form, name, sent.getAll(name))])), ...stamp };
}
