/** Converts the values of the controls, as react-hook-form returns them, into those that rules and submissions use. */
import type { FormDefinition } from '../../contracts/forms.ts';
import { fileIn } from '../kinds/file/file-in.ts';
import { fieldKinds, HONEYPOT_FIELD, type Values } from '../rules/index.ts';

/** What react-hook-form returns for each control: texts, booleans, lists, FileLists. */
export type RawValues = Record<string, unknown>;

/** Bytes converted to base64 at once: few enough to be the arguments of one call, and a multiple of three. */
const BASE64_CHUNK = 24_576;

/** The values of a form's fields, not normalised yet. Documents are without their data. */
export function readValues(form: Pick<FormDefinition, 'fields'>, raw: RawValues): Values {
  return Object.fromEntries(form.fields.map((field) => [field.name, fieldKinds[field.kind].parse(raw[field.name])]));
}

/** A chosen document can no longer be read: it was moved, deleted or changed, or is too large for the memory. */
export class UnreadableFile extends Error {
  readonly field: string;
  constructor(field: string, cause: unknown) {
    super(`the document of the field ${field} cannot be read`, { cause });
    this.field = field;
  }
}

/** The bytes of a file as base64. Rejects if the file can no longer be read. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += BASE64_CHUNK) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + BASE64_CHUNK))));
  }
  return parts.join('');
}

async function dataOf(field: string, file: File): Promise<string> {
  try {
    return await toBase64(file);
  } catch (error) {
    throw new UnreadableFile(field, error);
  }
}

/**
 * Adds the data of the chosen documents to normalised values, and the value of the honeypot field.
 * @throws UnreadableFile
 */
export async function withExtraFields(values: Values, raw: RawValues): Promise<Values> {
  const complete: Values = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const file = fileIn(raw[name]);
    if (file && value !== null && typeof value === 'object' && !Array.isArray(value)) {
      complete[name] = { ...value, data: await dataOf(name, file) };
    }
  }
  const trapped = raw[HONEYPOT_FIELD];
  if (typeof trapped === 'string' && trapped !== '') complete[HONEYPOT_FIELD] = trapped;
  return complete;
}
