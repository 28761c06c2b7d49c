import { objectsIn, textProperty } from '../../../read/json.ts';
import { documentOf, documentPath } from '../../../references/addresses/document-path.ts';
import { filledText } from '../../../references/placeholders.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { keywordsIn } from '../../keywords.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that a link to a document leads to the one whose length and date are shown with it. */
export const rule: Rule = {
  codes: { 'other-document': 'error', 'document-without-date': 'warning' },
  files: 'pages',
  *onDocument({ data }, content) {
    const links = linksIn(data).flatMap((link): DocumentLink[] => {
      const linked = documentOf(filledText(link.link, content.placeholderSources()) ?? '');
      // A document or link that does not exist is reported there.
      return linked !== undefined && content.ids('documents').has(linked) ? [{ ...link, linked }] : [];
    });
    const isListed = links.some(({ document }) => document !== undefined);
    for (const link of links) {
      if (link.document === undefined) yield isListed && link.isOfList ? withoutDate(link) : undefined;
      else if (link.document !== link.linked && content.ids('documents').has(link.document)) yield otherDocument(link);
    }
  },
};

interface Link {
  /** The words shown for the link. */
  label: string;
  link: string;
  /** The document whose length and date are shown. */
  document: string | undefined;
  pointer: string;
  isOfList: boolean;
}

interface DocumentLink extends Link {
  /** The document that the link opens. */
  linked: string;
}

function otherDocument({ linked, document = '', label, pointer }: DocumentLink): FileIssue {
  const named = keywordsIn(label);
  const isOf = (id: string) => !named.isDisjointFrom(keywordsIn(id.replaceAll('-', ' ')));
  if (isOf(document) && !isOf(linked))
    return {
      pointer: `${pointer}/link`,
      code: 'other-document',
      message: `"${label}" opens the document "${linked}", but its length and date are those of "${document}".`,
      ...suggestWriting(documentPath(document)),
    };
  return {
    code: 'other-document',
    message: `The link opens the document "${linked}", but its length and date would be those of "${document}".`,
    ...likelyValue(`${pointer}/document`, linked, `Write "${linked}", or correct the link.`),
  };
}

/** Reports a link to a document in a list that shows the length and date of the others only. */
const withoutDate = ({ linked, pointer }: DocumentLink): FileIssue => ({
  code: 'document-without-date',
  pointer: `${pointer}/link`,
  message: 'This opens a document, but visitors do not see its length and date, as they do with the others.',
  suggestion: `Add "document": "${linked}".`,
});

const linksIn = (page: unknown): Link[] =>
  objectsIn(page).flatMap(([pointer, holder]) => {
    const [link, document] = [textProperty(holder, 'link'), textProperty(holder, 'document')];
    const label = ['label', 'title', 'text'].map((name) => textProperty(holder, name)).find(Boolean) ?? '';
    return link === undefined ? [] : [{ label, link, document, pointer, isOfList: /\/links\/\d+$/.test(pointer) }];
  });
