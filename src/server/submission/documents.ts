import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { FileValue, Values } from '../../forms/rules/index.ts';
import { say } from '../http/refusal.ts';
import type { StoredDocument } from '../storage/storage.ts';
import type { DocumentReader } from './document-reader.ts';
import type { SentDocument } from './sent-document.ts';

/** The documents of a form: what is stored of each, the digests of their contents, and what is wrong, by field. */
interface ReadDocuments {
  documents: StoredDocument[];
  digests: string[];
  faults: Record<string, string>;
}

function fileIn(values: Values, name: string): FileValue | undefined {
  const value = values[name];
  return value && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

/** Reads the documents of a form: `sent` holds them by field, as far as they came. @throws ThreadEnded */
export async function readDocuments(
  reader: DocumentReader,
  config: ServerConfig,
  form: FormDefinition,
  values: Values,
  sent: ReadonlyMap<string, SentDocument>,
): Promise<ReadDocuments> {
  const all: ReadDocuments = { documents: [], digests: [], faults: {} };
  for (const field of form.fields) {
    const file = field.kind === 'file' ? fileIn(values, field.name) : undefined;
    if (!file) continue;
    const document = sent.get(field.name);
    const found = document ? await reader.read(file.name, document) : { fault: 'damagedFile' as const };
    if ('fault' in found) {
      all.faults[field.name] = say(config, found.fault, { label: field.label });
      continue;
    }
    const { content, digest } = found;
    all.documents.push({ field: field.name, name: file.name, type: file.type, size: file.size, content });
    all.digests.push(digest);
  }
  return all;
}
