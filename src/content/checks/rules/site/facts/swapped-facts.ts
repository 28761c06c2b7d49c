import { sentencesIn } from '../../../../read/sentences-in.ts';
import { placeholdersIn } from '../../../../references/placeholders.ts';
import type { Use } from '../../../../references/uses.ts';
import type { Issue } from '../../../../report/issues.ts';
import { asWarnings, type Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/** The graph's kinds for facts after some words, and for those that are quoted twice in their sentence. */
const [oneKind, twiceKind] = ['fact-behind-words', 'fact-twice-in-sentence'];

/** Checks that a sentence with the same fact twice does not mean another, which follows the same words elsewhere. */
export const rule: Rule = {
  codes: asWarnings('fact-twice'),
  visibleOnly: true,
  onText: (text, pointer, { file }, features, content) => {
    if ((features & TextFeature.placeholder) === 0 || !text.includes('facts.')) return undefined;
    for (const sentence of sentencesIn(text)) {
      const names = placeholdersIn(sentence).map(({ name }) => name);
      for (const [, words = '', name = ''] of sentence.matchAll(FACT_AFTER_WORDS))
        content.graph.add({
          kind: names.filter((other) => other === name).length > 1 ? twiceKind : oneKind,
          value: `${words} ${name}`,
          from: file,
          pointer: pointer(),
        });
    }
    return undefined;
  },
  *onEnd(content) {
    const elsewhere = [...content.graph.usesByName(oneKind).keys()];
    for (const uses of content.graph.usesByName(twiceKind).values())
      for (const use of uses) yield swapped(use, elsewhere);
  },
};

/** The placeholder of a fact, with the three words before it. */
const FACT_AFTER_WORDS = /((?:\p{L}+ ){2}\p{L}+) \{\{\s*(facts\.\w+)\s*\}\}/gu;

/** Reports a fact whose words precede one other fact elsewhere, and never before this one. */
function swapped({ value, from, pointer }: Use, elsewhere: readonly string[]): Issue | undefined {
  const end = value.lastIndexOf(' ');
  const [words, name] = [value.slice(0, end), value.slice(end + 1)];
  const others = elsewhere.filter((other) => other.toLowerCase().startsWith(`${words.toLowerCase()} facts.`));
  const [right, another] = new Set(others.map((other) => `{{${other.slice(other.lastIndexOf(' ') + 1)}}}`));
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
