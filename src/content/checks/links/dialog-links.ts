import type { Content } from '../../read/content.ts';
import { modalLink, modalPrefix } from '../../references/addresses/modal-link.ts';
import { didYouMean, suggestWriting } from '../../references/suggestions.ts';
import { suggestRestoring } from '../references/unknown-name.ts';
import type { LinkIssue } from './link-targets.ts';

/** The issue of a button that opens the dialog it is in. */
export const OWN_DIALOG: LinkIssue = {
  code: 'own-dialog',
  message: 'This button opens the dialog it is in, so nothing would happen.',
  suggestion: 'Link it to something else, or remove it.',
};

/** Prefixes that people write before the name of a dialog instead of `modal:`. */
const OTHER_PREFIX = /^\/?(?:modals?|dialogs?|popup)[:/]+/i;

/** Finds links that mean a dialog, but do not begin with `modal:`. */
export function suggestedModalLink(link: string, content: Content): LinkIssue | undefined {
  const id = link
    .replace(OTHER_PREFIX, '')
    .replace(/\.json$/, '')
    .trim();
  if (!content.ids('modals').has(id)) return undefined;
  return {
    code: 'bad-link',
    message: `"${id}" is a dialog, and links to dialogs begin with ${modalPrefix}.`,
    ...suggestWriting(modalLink(id)),
  };
}

const MAX_OFFERED = 6;

/** Finds what is wrong with the name of a dialog in a link. */
export function modalIssue(id: string, content: Content): LinkIssue | undefined {
  if (content.ids('modals').has(id)) return undefined;
  if (content.ids('modals').has(id.trim()))
    return {
      code: 'unknown-modal',
      target: modalLink(id),
      message: `There is a space in the link "${modalLink(id)}".`,
      ...suggestWriting(modalLink(id.trim())),
    };
  const known = content.withoutInvalidNames(content.ids('modals'));
  const unused = known.filter((name) => content.graph.usesOf('link', modalLink(name)).length === 0);
  const links = [...known].slice(0, MAX_OFFERED).map((name) => `"${modalLink(name)}"`);
  const otherwise =
    links.length === 0
      ? 'Add a file to modals/.'
      : `Write ${links.join(', ')}, or put ${id.trim()}.json into modals/: bring it back if it was deleted.`;
  const advice = didYouMean(id.trim(), known, otherwise, {
    quoted: (name) => `"${name}"`,
    meant: modalLink,
  });
  const renamed = advice.suggestion === otherwise && unused.length === 1 ? unused[0] : undefined;
  return {
    code: 'unknown-modal',
    target: id,
    message: `There is no dialog "${id}" in modals/.`,
    ...(renamed === undefined ? advice : suggestRestoring(id, modalLink(renamed))),
  };
}
