import type { FormField } from '../../contracts/forms.ts';
import { fileEnding } from '../../forms/rules/index.ts';
import type { MessageName } from '../http/http-error.ts';
import type { Metrics } from './metrics.ts';

/** The file extensions that a field allows for documents. */
export function documentTypes({ rules = [] }: FormField): string[] {
  return rules.flatMap(({ types = [] }) => types);
}

/** The type of a document: its extension, if its field allows that. */
function typeOf(field: FormField, name: string): string {
  const ending = fileEnding(name);
  return documentTypes(field).includes(ending) ? ending : 'other';
}

/** Counts the verdict on a document of a field, and the time it takes. Returns or throws what `reading` does. */
export async function watchReading<Found extends { fault: MessageName } | { content: Uint8Array }>(
  metrics: Metrics,
  field: FormField,
  name: string,
  reading: Promise<Found>,
): Promise<Found> {
  const begin = performance.now();
  const type = typeOf(field, name);
  const seconds = () => (performance.now() - begin) / 1000;
  try {
    const found = await reading;
    metrics.documentRead(type, 'fault' in found ? found.fault : 'accepted', seconds());
    return found;
  } catch (error) {
    metrics.documentRead(type, 'failed', seconds());
    throw error;
  }
}
