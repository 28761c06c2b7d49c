import { noteKind } from '../../../cache/notes.ts';
import { asObject, listItems, textProperty } from '../../../read/json.ts';
import { editDistance } from '../../../references/suggestions.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { ContentDocument, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that entries spell the "completed" status as the section that highlights it does. */
export const rule: Rule = {
  codes: { 'status-spelt-otherwise': 'warning' },
  files: 'pages',
  onDocument: ({ file, data }, content) => {
    for (const [pointer, block] of listItems(data, 'blocks')) {
      const completed = textProperty(block, 'completedStatus');
      if (completed !== undefined)
        for (const collection of shownIn(block)) completedStatus.add(content, file, pointer, { collection, completed });
    }
  },
  *onEnd(content) {
    const byCollection = Map.groupBy(completedStatus.all(content), ({ data }) => data.collection);
    for (const [collection, marked] of byCollection)
      for (const completed of new Set(marked.map(({ data }) => data.completed)))
        yield content.documents(collection).map((entry) => issueOf(entry, completed));
  },
};

/** The status that a section highlights, for each collection that it shows. */
const completedStatus = noteKind<{ collection: string; completed: string }>('completed-status');

function issueOf({ file, data }: ContentDocument, completed: string): Issues<Issue> {
  const status = textProperty(data, 'status') ?? '';
  if (status === completed || !isMeant(status, completed)) return undefined;
  return {
    path: file.path,
    code: 'status-spelt-otherwise',
    message: `"${status}" is not marked as completed: the page looks for "${completed}".`,
    ...likelyValue('/status', completed),
  };
}

/** The collections that a section shows. */
const shownIn = (block: unknown) =>
  Object.values(asObject(block)).flatMap((value) => textProperty(value, 'from') ?? []);

/** Whether a status differs only by capitals, punctuation and a letter or two. */
function isMeant(status: string, completed: string): boolean {
  const [one, other] = [status, completed].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return one !== undefined && other !== undefined && one !== '' && editDistance(one, other) <= MAX_TYPOS;
}

const MAX_TYPOS = 2;
