import type { ContentDocument } from '../read/content.ts';
import { pointerSteps } from '../read/json.ts';
import { wordSet } from '../read/words-in.ts';
import { type ContentKind, isCollection } from '../schema/schemas.ts';

/** Kinds of files with texts for visitors, besides the entries of collections. */
const READ_BY_VISITORS = wordSet(`
  pages modals documents navigation site emails messages server-messages forms options images facts
`);

/** Properties that only programs read, in files that are otherwise for visitors. */
const FOR_PROGRAMS = wordSet(`
  pattern value source idPrefix name templateId join autocomplete url language log link status email inbox phone
  phoneLink whatsapp country color dateLocale titleTemplate address to timeZone
`);

/** Whether visitors read the text at a pointer. They do not if it is a name or a setting. */
export function isVisible(text: string, pointer: string, { file, references }: ContentDocument): boolean {
  if (!READ_BY_VISITORS.has(file.kind.name) && !isCollection(file.kind)) return false;
  const [last = '', holder] = pointerSteps(pointer)
    .filter((step) => !/^\d+$/.test(step))
    .reverse();
  // The texts of the interface are all for visitors, whatever their names are.
  const isForPrograms = FOR_PROGRAMS.has(last) && holder !== 'texts' && !isReadThere(last, file.kind);
  // A rich text contains references, but is not a name itself. The same is true of a figure.
  const isName = references.some(
    (one) => one.pointer === pointer && one.kind !== 'figure' && (one.value === text || !ofRichText.has(one.kind)),
  );
  return !isForPrograms && !isName;
}

/** Whether visitors read a property in this kind of file, while in other kinds only programs do. */
function isReadThere(name: string, kind: ContentKind): boolean {
  if (name === 'name') return isCollection(kind) || kind.name === 'pages';
  if (name === 'value') return kind.name !== 'options' && kind.name !== 'forms';
  if (name === 'source') return kind.name === 'facts';
  if (name === 'address') return kind.name === 'pages' || kind.name === 'site';
  return kind.name === 'pages' && (name === 'phone' || name === 'email');
}

/** Kinds of references that occur inside of rich texts. */
const ofRichText = new Set(['link', 'broken-markup', 'marked-text']);
