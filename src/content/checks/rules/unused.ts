import type { Content } from '../../read/content.ts';
import { isFileName } from '../../read/files.ts';
import { isObject, pointerStep, property } from '../../read/json.ts';
import { modalLink } from '../../references/addresses/modal-link.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Finds content that nothing uses. */
export const check: Check = {
  codes: {
    'unused-page': 'warning',
    'unused-modal': 'warning',
    'unused-form': 'warning',
    'unused-options': 'warning',
    'unused-email': 'warning',
    'unused-message': 'warning',
    'unused-fact': 'warning',
    'unused-image': 'warning',
    'unused-colour': 'warning',
    'unlisted-picture': 'warning',
  },
  start: (content, report) => ({
    end: () => {
      const unused = [
        ...unusedFiles(
          'page',
          'pages',
          'No path in routes.json shows this page',
          () => 'Give it a path in routes.json',
          content,
        ),
        ...unusedFiles(
          'form',
          'forms',
          'No page shows this form',
          (id) => `Show it in a section of a page, with "form": "${id}"`,
          content,
        ),
        ...unusedFiles(
          'options',
          'options',
          'No form offers this list of options',
          (id) => `Offer it in a field of a form, with "options": "${id}"`,
          content,
        ),
        ...unusedFiles(
          'email',
          'emails',
          'No form sends this mail',
          (id) => `Add "${id}" to the "emails" of a form`,
          content,
        ),
        ...unusedModals(content),
        ...unusedNames(
          'message',
          'messages',
          property(content.data('messages'), 'messages'),
          '/messages',
          'No form uses this message',
          (name) => `Use it in a form, with "message": "${name}"`,
          content,
        ),
        ...unusedNames(
          'fact',
          'facts',
          content.data('facts'),
          '',
          'Nothing quotes this fact',
          (name) => `Quote it as {{facts.${name}}}`,
          content,
        ),
        ...unusedNames(
          'image',
          'images',
          content.data('images'),
          '',
          'Nothing shows this picture',
          (name) => `Show it on a page, with "image": "${name}"`,
          content,
        ),
        ...unusedNames(
          'colour',
          'theme',
          property(content.data('theme'), 'palette'),
          '/palette',
          'No background uses this colour',
          () => 'Use it in "tones"',
          content,
        ),
        ...unlistedPictures(content),
      ];
      for (const issue of unused) report(issue);
    },
  }),
};

/** Whether anything other than a webhook uses it: webhooks only pass on what other forms send. */
function isShown(kind: string, id: string, content: Content): boolean {
  return [...content.graph.usedBy(kind, id)].some(({ from }) => from.kind.name !== 'integrations');
}

/** What to do with something that nothing uses, by its name: the beginning of a sentence. */
type HowToUse = (name: string) => string;

function unusedFiles(kind: string, folder: string, message: string, use: HowToUse, content: Content): Issue[] {
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

function unusedNames(
  kind: string,
  file: string,
  names: unknown,
  pointer: string,
  message: string,
  use: HowToUse,
  content: Content,
): Issue[] {
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
