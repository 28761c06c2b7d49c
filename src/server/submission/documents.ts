import type { FileValue, Values } from '../../forms/rules/index.ts';
import type { FormDefinition, ServerConfig } from '../../shapes.ts';
import { say } from '../http/refusal.ts';
import type { StoredDocument } from '../storage/storage.ts';
import { contentFault, decodeDocument } from './document.ts';

function fileIn(values: Values, name: string): FileValue | undefined {
  const value = values[name];
  return value && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

/**
 * The documents of a form with their bytes, and by field what is wrong with those that cannot be accepted.
 * `contents` holds the bytes of those that came as such; the others are base64 in their value.
 */
export async function readDocuments(
  config: ServerConfig,
  form: FormDefinition,
  values: Values,
  contents: ReadonlyMap<string, Buffer>,
): Promise<{ documents: StoredDocument[]; faults: Record<string, string> }> {
  const documents: StoredDocument[] = [];
  const faults: Record<string, string> = {};
  for (const field of form.fields) {
    const file = field.kind === 'file' ? fileIn(values, field.name) : undefined;
    if (!file) continue;
    const content = contents.get(field.name) ?? decodeDocument(file);
    const fault = content ? await contentFault(file.name, content) : 'damagedFile';
    if (fault) faults[field.name] = say(config, fault, { label: field.label });
    if (content) documents.push({ field: field.name, name: file.name, type: file.type, size: file.size, content });
  }
  return { documents, faults };
}
