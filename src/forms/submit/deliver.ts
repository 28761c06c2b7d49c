import type { FormDefinition } from '../../contracts/forms.ts';
import { normaliseValues } from '../rules/index.ts';
import { type RawValues, readValues, UnreadableFile, withExtraFields } from '../view/read-values.ts';
import { browserPorts } from './browser.ts';
import type { References } from './references.ts';
import { type Outcome, submitForm } from './submit-form.ts';

/** The outcome of submitting. `unreadable`: nothing was sent, since the document of a field could not be read. */
export type Delivered = Outcome | { result: 'unreadable'; field: string };

/** Submits a form. `onProgress` is called with the uploaded share of a document, from 0 to 1. Never rejects. */
export async function deliver(
  form: FormDefinition,
  raw: RawValues,
  references: References,
  onProgress: (sent: number) => void,
): Promise<Delivered> {
  try {
    const values = await withExtraFields(normaliseValues(form, readValues(form, raw)), raw);
    return await submitForm(form, values, references, browserPorts(onProgress));
  } catch (error) {
    console.error(error);
    return error instanceof UnreadableFile ? { result: 'unreadable', field: error.field } : { result: 'failed' };
  }
}
