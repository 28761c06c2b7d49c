import type { ContentDocument } from '../read/content.ts';
import { type JsonObject, pointerSteps } from '../read/json.ts';
import { schemasAt } from './schemas-at.ts';

/** Whether visitors read the text at a pointer. They do not if it is a name or a setting. */
export function isVisible(text: string, pointer: string, { file, data, references }: ContentDocument): boolean {
  const { schema, schemas } = file.kind;
  // A rich text contains references, but is not a name itself. The same is true of a figure.
  const isName = references.some(
    (one) => one.pointer === pointer && one.kind !== 'figure' && (one.value === text || !ofRichText.has(one.kind)),
  );
  return !isName && !schemasAt(schema, data, pointerSteps(pointer), schemas).some(isForPrograms);
}

/** Whether a schema is for names, addresses, dates and settings. A figure is a text that may contain a reference. */
const isForPrograms = (schema: JsonObject) =>
  (schema['x-ref'] ?? 'figure') !== 'figure' ||
  ['pattern', 'format', 'enum', 'const', 'x-completes', 'x-answer-to', 'x-verbatim'].some((word) => word in schema);

/** Kinds of references that occur inside of rich texts. */
const ofRichText = new Set(['link', 'broken-markup', 'marked-text']);
