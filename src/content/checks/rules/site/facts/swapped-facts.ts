import { type Note, noteKind } from '../../../../cache/notes.ts';
import { sentencesIn } from '../../../../read/sentences-in.ts';
import { placeholdersIn } from '../../../../references/placeholders.ts';
import type { Issue } from '../../../../report/issues.ts';
import { asWarnings, type Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** A fact, and the words before it. */
interface FactAfterWords {
  words: string;
  name: string;
}

const factsAfterWords = noteKind<FactAfterWords>('fact-after-words');
/** Those that are quoted twice in their sentence. */
const factsTwice = noteKind<FactAfterWords>('fact-twice-in-sentence');

/** Checks that a sentence with the same fact twice does not mean another, which follows the same words elsewhere. */
export const rule: Rule = {
  codes: asWarnings('fact-twice'),
  visibleOnly: true,
  onText: (text, pointer, { file }, features, content) => {
    if ((features & TextFeature.placeholder) === 0 || !text.includes('facts.')) return undefined;
    for (const sentence of sentencesIn(text)) {
      const names = placeholdersIn(sentence).map(({ name }) => name);
      for (const [, words = '', name = ''] of sentence.matchAll(FACT_AFTER_WORDS)) {
        const kind = names.filter((other) => other === name).length > 1 ? factsTwice : factsAfterWords;
        kind.add(content, file, pointer(), { words, name });
      }
    }
    return undefined;
  },
  onEnd: (content) => {
    const elsewhere = Map.groupBy(factsAfterWords.all(content), ({ data }) => data.words.toLowerCase());
    return factsTwice.all(content).map((fact) => swapped(fact, elsewhere.get(fact.data.words.toLowerCase()) ?? []));
  },
};

/** The placeholder of a fact, with the three words before it. */
const FACT_AFTER_WORDS = /((?:\p{L}+ ){2}\p{L}+) \{\{\s*(facts\.\w+)\s*\}\}/gu;

/** Reports a fact whose words precede one other fact elsewhere, and never before this one. */
function swapped(
  { data: { words, name }, from, pointer }: Note<FactAfterWords>,
  elsewhere: readonly Note<FactAfterWords>[],
): Issue | undefined {
  const [right, another] = new Set(elsewhere.map(({ data }) => `{{${data.name}}}`));
  if (right === undefined || another !== undefined || right === `{{${name}}}`) return undefined;
  return {
    code: 'fact-twice',
    path: from.path,
    pointer,
    at: { text: `${words} {{${name}}}` },
    message: `This sentence quotes {{${name}}} twice, but elsewhere the words "${words}" stand before ${right}.`,
    suggestion: `Write ${right} here, if that is meant.`,
    meant: `${words} ${right}`,
  };
}
