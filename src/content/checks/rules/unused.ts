import type { Content } from '../../read/content.ts';
import { isFileName } from '../../read/files.ts';
import { asObject, isObject, pointerStep, property } from '../../read/json.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { modalLink } from '../../references/addresses/modal-link.ts';
import type { Issue } from '../../report/issues.ts';
import { asWarnings, type Check } from '../check.ts';

/** Checks that all content is used. */
export const check: Check = {
  codes: {
    ...asWarnings(`
      unused-page unused-modal unused-form unused-options unused-email unused-outline unused-document unused-message unused-fact
      unused-image unused-colour unlisted-picture
    `),
  },
  *end(content) {
    const unused = [
      ...FILES.flatMap((files) => unusedFiles(files, content)),
      ...unusedModals(content),
      ...unusedDocuments(content),
      ...NAMES.flatMap((names) => unusedNames(names, content)),
      ...unlistedPictures(content),
    ];
    yield unused;
  },
};

/** A kind of entity that may be unused. */
interface Things {
  /** Its kind of reference. */
  kind: string;
  message: string;
  /** What to do with such an entity: the beginning of a sentence. */
  use(name: string): string;
}

/** Entities that are files of a folder. */
const FILES: readonly (Things & { folder: string })[] = [
  {
    kind: 'page',
    folder: 'pages',
    message: 'No path in routes.json shows this page',
    use: () => 'Give it a path in routes.json',
  },
  {
    kind: 'form',
    folder: 'forms',
    message: 'No page shows this form',
    use: (id) => `Show it in a section of a page, with "form": "${id}"`,
  },
  {
    kind: 'options',
    folder: 'options',
    message: 'No form offers this list of options',
    use: (id) => `Offer it in a field of a form, with "options": "${id}"`,
  },
  {
    kind: 'email',
    folder: 'emails',
    message: 'No form sends this mail',
    use: (id) => `Add "${id}" to the "emails" of a form`,
  },
  {
    kind: 'outline',
    folder: 'outlines',
    message: 'No map shows this outline',
    use: (id) => `Show it in a map, with "outline": "${id}"`,
  },
];

/** Entities that are properties of a file, or of an object in it. */
const NAMES: readonly (Things & { file: string; within?: string })[] = [
  {
    kind: 'message',
    file: 'messages',
    within: 'messages',
    message: 'No form uses this message',
    use: (name) => `Use it in a form, with "message": "${name}"`,
  },
  {
    kind: 'fact',
    file: 'facts',
    message: 'Nothing quotes this fact',
    use: (name) => `Quote it as {{facts.${name}}}`,
  },
  {
    kind: 'image',
    file: 'images',
    message: 'Nothing shows this picture',
    use: (name) => `Show it on a page, with "image": "${name}"`,
  },
  {
    kind: 'colour',
    file: 'theme',
    within: 'palette',
    message: 'No background uses this colour',
    use: () => 'Use it in "tones"',
  },
];

/** Whether anything other than a webhook uses an entity; webhooks only pass on what forms send. */
function isShown(kind: string, id: string, content: Content): boolean {
  return [...content.graph.usedBy(kind, id)].some(({ from }) => from.kind.name !== 'integrations');
}

function unusedFiles({ kind, folder, message, use }: (typeof FILES)[number], content: Content): Issue[] {
  return content.files
    .filter((file) => file.kind.name === folder && !isShown(kind, file.id, content))
    .map((file) => ({
      path: file.path,
      pointer: '',
      range: { offset: 0, length: 0 },
      code: `unused-${kind}`,
      message: `${message}.`,
      suggestion: `${use(file.id)}, or delete the file if it is no longer needed.`,
    }));
}

function unusedModals(content: Content): Issue[] {
  return content.files
    .filter((file) => file.kind.name === 'modals' && content.graph.usedBy('link', modalLink(file.id)).length === 0)
    .map((file) => ({
      path: file.path,
      pointer: '',
      range: { offset: 0, length: 0 },
      code: 'unused-modal',
      message: 'No link opens this dialog.',
      suggestion: `Link to it with "${modalLink(file.id)}", or delete the file if it is no longer needed.`,
    }));
}

/** Documents that no page lists and nothing links to, not even by a fact with their address. */
function unusedDocuments(content: Content): Issue[] {
  const quoted = Object.values(asObject(content.data('facts'))).map((fact) => property(fact, 'value'));
  const isUsed = (id: string) =>
    isShown('document', id, content) ||
    content.graph.usedBy('link', documentPath(id)).length > 0 ||
    quoted.includes(documentPath(id));
  return content.files
    .filter((file) => file.kind.name === 'documents' && !isUsed(file.id))
    .map((file) => ({
      path: file.path,
      pointer: '',
      range: { offset: 0, length: 0 },
      code: 'unused-document',
      message: 'No link opens this document.',
      suggestion: `Link to it with "${documentPath(file.id)}", or delete the file if it is no longer needed.`,
    }));
}

function unusedNames({ kind, file, within, message, use }: (typeof NAMES)[number], content: Content): Issue[] {
  const names = within === undefined ? content.data(file) : property(content.data(file), within);
  const pointer = within === undefined ? '' : pointerStep(within);
  const path = content.files.find((candidate) => candidate.kind.name === file)?.path;
  if (!isObject(names) || path === undefined) return [];
  return Object.keys(names)
    .filter((name) => name !== '$schema' && content.graph.usedBy(kind, name).length === 0)
    .map((name) => ({
      path,
      pointer: pointer + pointerStep(name),
      at: 'key',
      code: `unused-${kind}`,
      message: `${message} ("${name}").`,
      suggestion: `${use(name)}, or remove it if it is no longer needed.`,
    }));
}

function unlistedPictures(content: Content): Issue[] {
  const listed = content.data('images');
  if (!isObject(listed)) return [];
  return (
    [...content.masters]
      // A name that is not allowed in images.json is reported with its file.
      .filter(([name]) => !Object.hasOwn(listed, name) && isFileName(name))
      .map(([name, path]) => ({
        path,
        pointer: '',
        range: { offset: 0, length: 0 },
        code: 'unlisted-picture',
        message: `"${name}" is not in images.json, so no page can use it.`,
        suggestion: `Add "${name}" to images.json with "alt", "focus" and "color", or delete the file.`,
      }))
  );
}
