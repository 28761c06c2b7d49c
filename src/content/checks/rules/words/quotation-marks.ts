import { listProperty, textProperty } from '../../../read/json.ts';
import { rightValue } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/** A text that is completely in quotation marks. */
const IN_MARKS = /^\s*["“”„«'‘]\s*([^"“”„«»]*[^"“”„«»\s])\s*["“”»'’]\s*$/u;

/** Checks that quotations have no quotation marks, since their large type already sets them apart. */
export const rule: Rule = {
  codes: { 'marked-quotation': 'warning' },
  *onDocument({ data }) {
    for (const { pointer, text } of [...sectionsOf(data), ...quotesInArticle(data)]) {
      const words = IN_MARKS.exec(text)?.[1];
      if (words === undefined) continue;
      yield {
        code: 'marked-quotation',
        message: 'This text is set apart as a quotation, so it needs no quotation marks.',
        ...rightValue(pointer, words),
      };
    }
  },
};

interface Quotation {
  pointer: string;
  text: string;
}

const sectionsOf = (page: unknown): Quotation[] =>
  listProperty(page, 'blocks').flatMap((block, index) =>
    textProperty(block, 'type') === 'quote'
      ? [{ pointer: `/blocks/${index}/text`, text: textProperty(block, 'text') ?? '' }]
      : [],
  );

const quotesInArticle = (article: unknown): Quotation[] =>
  listProperty(article, 'body').flatMap((section, index) => {
    const text = textProperty(section, 'quote');
    return text === undefined ? [] : [{ pointer: `/body/${index}/quote`, text }];
  });
