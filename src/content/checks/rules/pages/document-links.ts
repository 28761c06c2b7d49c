import { isObject, pointerStep, textProperty } from '../../../read/json.ts';
import { filledText } from '../../../references/placeholders.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Checks that a link to a document leads to the one whose length and date are shown with it. */
export const check: Check = {
  codes: { 'other-document': 'error' },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      forEachDocument(data, '', (entry, pointer) => {
        const document = textProperty(entry, 'document') ?? '';
        const link = filledText(textProperty(entry, 'link') ?? '', content.quotable()) ?? '';
        const linked = /^\/documents\/([^/]+)\.pdf$/.exec(link)?.[1];
        // A document or link that does not exist is reported there.
        if (linked === undefined || linked === document || !content.ids('documents').has(linked)) return;
        if (!content.ids('documents').has(document)) return;
        report({
          path: file.path,
          pointer: `${pointer}/document`,
          code: 'other-document',
          message: `The link opens the document "${linked}", but its length and date would be those of "${document}".`,
          suggestion: `Write "${linked}", or correct the link.`,
          fix: unsure(changeTo(`${pointer}/document`, linked)),
        });
      });
    },
  }),
};

function forEachDocument(value: unknown, pointer: string, visit: (entry: unknown, pointer: string) => void): void {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      if (typeof part === 'object') forEachDocument(part, `${pointer}/${index}`, visit);
  } else if (isObject(value)) {
    if (textProperty(value, 'document') !== undefined) visit(value, pointer);
    for (const name of Object.keys(value))
      if (typeof value[name] === 'object') forEachDocument(value[name], pointer + pointerStep(name), visit);
  }
}
