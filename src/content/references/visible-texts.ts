import type { ContentDocument } from '../read/content.ts';
import { pointerSteps } from '../read/json.ts';
import { type ContentKind, isCollection } from '../schema/schemas.ts';

/** Files whose texts visitors read, besides the entries of collections. */
const READ_BY_VISITORS = new Set([
  ...[
    'pages',
    'modals',
    'documents',
    'navigation',
    'site',
    'emails',
    'messages',
    'server-messages',
    'forms',
    'options',
    'images',
    'facts',
  ],
]);

/** Properties that programs read, in files that visitors read besides. */
const FOR_PROGRAMS = new Set([
  ...[
    'pattern',
    'value',
    'source',
    'idPrefix',
    'name',
    'templateId',
    'join',
    'autocomplete',
    'url',
    'language',
    'log',
    'status',
  ],
  ...[
    'email',
    'inbox',
    'phone',
    'phoneLink',
    'whatsapp',
    'country',
    'color',
    'dateLocale',
    'titleTemplate',
    'address',
    'to',
    'timeZone',
  ],
]);

/** Whether visitors read a text that stands at a place: neither a name of something nor a setting. */
export function isVisible(text: string, pointer: string, { file, references }: ContentDocument): boolean {
  if (!READ_BY_VISITORS.has(file.kind.name) && !isCollection(file.kind)) return false;
  const last = pointerSteps(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';
  const isForPrograms = FOR_PROGRAMS.has(last) && !isReadThere(last, file.kind);
  // A text with bold words and links names their targets; what it is as a whole it does not name.
  const isName = references.some((one) => one.pointer === pointer && (one.value === text || !ofRichText.has(one.kind)));
  return !isForPrograms && !isName;
}

/** Properties that are read by people in some kinds of files, and by programs in others. */
function isReadThere(name: string, kind: ContentKind): boolean {
  if (name === 'name') return isCollection(kind) || kind.name === 'pages';
  if (name === 'value') return kind.name !== 'options' && kind.name !== 'forms';
  return kind.name === 'pages' && (name === 'phone' || name === 'address');
}

/** What texts with bold words and links name. */
const ofRichText = new Set(['link', 'broken-markup', 'marked-text']);
