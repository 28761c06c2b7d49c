import { isObject, listItems, textProperty } from '../../read/json.ts';
import type { Rule } from '../rule.ts';

/** Checks that each part of an article or document contains more than its heading. */
export const rule: Rule = {
  codes: { 'empty-part': 'warning' },
  *onDocument({ file, data }) {
    const list = LISTS[file.kind.name];
    if (list === undefined) return;
    for (const [pointer, part] of listItems(data, list)) {
      if (!isObject(part) || Object.keys(part).some((name) => name !== 'heading')) continue;
      const heading = textProperty(part, 'heading');
      yield {
        pointer,
        code: 'empty-part',
        message:
          heading === undefined ? 'This part is empty.' : `Under the heading "${heading}" there is nothing to read.`,
        suggestion: 'Add "text": ["…"], or remove this part.',
      };
    }
  },
};

/** The lists of parts, by kind of file. */
const LISTS: Readonly<Record<string, string>> = { articles: 'body', documents: 'sections' };
