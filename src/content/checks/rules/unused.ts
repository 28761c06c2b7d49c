import { isFileName } from '../../read/files.ts';
import { asObject, isObject, pointerStep, property } from '../../read/json.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { modalLink } from '../../references/addresses/modal-link.ts';
import { namesFrom } from '../../references/name-sources.ts';
import { referenceKind } from '../../references/reference-kinds.ts';
import { type Issue, type Issues, wholeFilePlace } from '../../report/issues.ts';
import { asWarnings, type Content, type Rule } from '../rule.ts';

/** Checks that all content is used. */
export const rule: Rule = {
  codes: asWarnings(`
    unused-page unused-modal unused-form unused-options unused-email unused-outline unused-document unused-message
    unused-fact unused-image unused-colour unlisted-picture name-of-another
  `),
  onEnd: (content) => [Object.keys(ADVICE).map((kind) => unused(kind, content)), unlistedPictures(content)],
};

/** What is wrong with an unused entity, by its kind of reference, and the beginning of what to do with it. */
const ADVICE: Record<string, [message: string, use: (name: string) => string]> = {
  page: ['No path in routes.json shows this page', () => 'Give it a path in routes.json'],
  form: ['No page shows this form', (id) => `Show it in a section of a page, with "form": "${id}"`],
  options: ['No form offers this list of options', (id) => `Offer it in a field of a form, with "options": "${id}"`],
  email: ['No form sends this mail', (id) => `Add "${id}" to the "emails" of a form`],
  outline: ['No map shows this outline', (id) => `Show it in a map, with "outline": "${id}"`],
  modal: ['No link opens this dialog', (id) => `Link to it with "${modalLink(id)}"`],
  document: ['No link opens this document', (id) => `Link to it with "${documentPath(id)}"`],
  message: ['No form uses this message', (name) => `Use it in a form, with "message": "${name}"`],
  fact: ['Nothing quotes this fact', (name) => `Quote it as {{facts.${name}}}`],
  image: ['Nothing shows this picture', (name) => `Show it on a page, with "image": "${name}"`],
  colour: ['No background uses this colour', () => 'Use it in "tones"'],
};

function unused(kind: string, content: Content): Issues<Issue> {
  const source = referenceKind(kind, content.kinds)?.names;
  const [message, use = String] = ADVICE[kind] ?? [];
  const code = `unused-${kind}`;
  if (source?.type === 'file')
    return content.files
      .filter((file) => file.kind.name === source.contentType && !isFileUsed(kind, file.id, content))
      .map(({ id, path }) => ({
        ...wholeFilePlace(path),
        code,
        subject: id,
        message: `${message}.`,
        suggestion: `${use(id)}, or delete the file if it is no longer needed.`,
      }));
  const file = content.files.find(
    (candidate) => candidate.kind.name === (source?.type === 'key' && source.contentType),
  );
  if (source?.type !== 'key' || file === undefined) return undefined;
  return [...(namesFrom(source, content) ?? [])]
    .filter((name) => content.graph.usesOf(kind, name).length === 0)
    .map((name) => ({
      path: file.path,
      pointer: (source.property === undefined ? '' : pointerStep(source.property)) + pointerStep(name),
      at: 'key',
      code,
      subject: name,
      message: `${message} ("${name}").`,
      suggestion: `${use(name)}, or remove it if it is no longer needed.`,
    }));
}

/** Whether anything other than a webhook uses a file, or a link leads to it; webhooks only pass on what forms send. */
function isFileUsed(kind: string, id: string, content: Content): boolean {
  const link = kind === 'modal' ? modalLink(id) : kind === 'document' ? documentPath(id) : undefined;
  const quoted = Object.values(asObject(content.data('facts'))).map((fact) => property(fact, 'value'));
  if (link !== undefined && content.graph.usesOf('link', link).length > 0) return true;
  if (kind === 'document' && quoted.includes(link)) return true;
  return content.graph.usesOf(kind, id).some(({ from }) => from.kind.name !== 'integrations');
}

/** Pictures without an entry. A name that is not allowed in images.json is reported with its file. */
function unlistedPictures(content: Content): Issues<Issue> {
  const listed = content.data('images');
  if (!isObject(listed)) return undefined;
  return [...content.masters]
    .filter(([name]) => !Object.hasOwn(listed, name) && isFileName(name))
    .map(([name, path]) => ({
      ...wholeFilePlace(path),
      code: 'unlisted-picture',
      message: `"${name}" is not in images.json, so no page can use it.`,
      suggestion: `Add "${name}" to images.json with "alt", "focus" and "color", or delete the file.`,
    }));
}
