import { listProperty, objectsIn, property, textProperty } from '../../../read/json.ts';
import { inSingular } from '../../../read/split-words.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import { asWarnings, type Rule } from '../../rule.ts';
import { bitOf, classesOf } from '../../text-rules/grammar/word-classes.ts';

/** Checks that the search does not ignore words that visitors look for: those of the menus. */
export const rule: Rule = {
  codes: asWarnings('ignored-word'),
  files: 'navigation',
  *onDocument({ data }) {
    const labels = objectsIn(data).flatMap(([, entry]) => textProperty(entry, 'label') ?? []);
    const named = new Set(labels.flatMap(wordsOf));
    const ignored = listProperty(property(data, 'searchPanel'), 'commonWords');
    for (const [index, word] of ignored.entries()) {
      if (typeof word !== 'string' || !named.has(inSingular(word.toLowerCase())) || isOfGrammar(word)) continue;
      const pointer = `/searchPanel/commonWords/${index}`;
      yield {
        code: 'ignored-word',
        message: `The search would ignore "${word}", which is a word of the menus, so people look for it.`,
        ...dubiousValue(pointer, 'Remove it from this list.'),
      };
    }
  },
};

const isOfGrammar = (word: string) => word.length < MIN_WORD_LENGTH || (classesOf(word) & bitOf('function')) !== 0;
/** Shorter words hardly name anything. */
const MIN_WORD_LENGTH = 4;

const wordsOf = (label: string) => inSingular(label.toLowerCase()).match(/\p{L}+/gu) ?? [];
