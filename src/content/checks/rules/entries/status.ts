import { asObject, listItems, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/** Checks that entries spell the "completed" status as the section that highlights it does. */
export const rule: Rule = {
  codes: { 'status-spelt-otherwise': 'warning' },
  files: 'pages',
  onDocument: ({ file, data }, content) => {
    for (const [pointer, block] of listItems(data, 'blocks')) {
      const completed = textProperty(block, 'completedStatus');
      if (completed !== undefined)
        for (const collection of shownIn(block))
          content.graph.add({
            kind: MARKED,
            value: `${collection} ${completed}`,
            from: file,
            pointer,
          });
    }
  },
  *onEnd(content) {
    for (const value of content.graph.usesByName(MARKED).keys()) {
      const [collection = '', completed = ''] = value.split(/ (.*)/s);
      for (const { file, data } of content.documents(collection)) {
        const status = textProperty(data, 'status') ?? '';
        if (status === completed || !isMeant(status, completed)) continue;
        yield {
          path: file.path,
          pointer: '/status',
          code: 'status-spelt-otherwise',
          message: `"${status}" is not marked as completed: the page looks for "${completed}".`,
          suggestion: `Write "${completed}".`,
          fix: unsafe(changeTo('/status', completed)),
        };
      }
    }
  },
};

/** The graph's name for a highlighted status: the collection shown, and the text. */
const MARKED = 'completed-status';

/** The collections that a section shows. */
const shownIn = (block: unknown) =>
  Object.values(asObject(block)).flatMap((value) => textProperty(value, 'from') ?? []);

/** Whether a status differs only by capitals, punctuation and a letter or two. */
function isMeant(status: string, completed: string): boolean {
  const [one, other] = [status, completed].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return one !== undefined && other !== undefined && one !== '' && editDistance(one, other) <= MAX_TYPOS;
}

const MAX_TYPOS = 2;
