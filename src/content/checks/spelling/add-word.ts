import type { Content } from '../../read/content.ts';
import { listProperty } from '../../read/json.ts';
import type { IssueChoice } from '../../report/issues.ts';

/** What the schema of site.json accepts as a word. */
const WORD = /^\p{L}[\p{L}’-]{2,}$/u;

/**
 * The choice of adding a word to those that the site may use, in lower case and in alphabetical order; none if it is too
 * short.
 */
export function addWordChoice(written: string, content: Content): IssueChoice[] {
  const word = written.toLowerCase();
  const [site] = content.documents('site');
  if (!site || !WORD.test(word)) return [];
  const words = listProperty(site.data, 'words').map(String);
  const after = words.findIndex((other) => other.localeCompare(word, 'en') > 0);
  return [
    {
      title: `Add "${word}" to the words of the site`,
      isSafe: false,
      path: site.file.path,
      word,
      changes: [
        words.length === 0
          ? { type: 'set', at: '/words', value: [word] }
          : { type: 'insert', at: `/words/${after < 0 ? '-' : after}`, value: word },
      ],
    },
  ];
}
