import type { Content } from '../../../../read/content.ts';
import { asObject, textProperty } from '../../../../read/json.ts';
import { memoizeByObject } from '../../../../read/memoize.ts';
import { sentencesIn } from '../../../../read/sentences-in.ts';
import type { ValueIssue } from '../../../../report/issues.ts';
import { isCollection } from '../../../../schema/schemas.ts';
import { contradicting } from '../../../facts/fact-findings.ts';
import { keywordsIn } from '../../../keywords.ts';
import type { Rule } from '../../../rule.ts';
import { TextFeature } from '../../../text-rules/text-features.ts';

/**
 * Checks that sums of money agree with the fact about the same subject, for example after the fact has changed. English
 * only.
 */
export const rule: Rule = {
  codes: { 'contradicts-fact': 'warning' },
  visibleOnly: true,
  onText: (text, _pointer, document, features, content) => {
    const { kind } = document.file;
    if (
      (features & TextFeature.digit) === 0 ||
      !MONEY.test(text) ||
      !(CHECKED_TYPES.has(kind.name) || isCollection(kind))
    )
      return undefined;
    return contradictionIn(text, sumsIn(content));
  },
};

const CHECKED_TYPES = new Set(['pages', 'modals', 'documents', 'emails']);

const AMOUNT = String.raw`(?:[A-Z]{3}|[KTU]?[Ss]h\.?|[$€£]) ?(\d[\d,]*(?:\.\d+)?) ?(million|billion|thousand|[KMB](?![\p{L}]))?`;
const MONEY = new RegExp(AMOUNT, 'u');
const ALL_MONEY = new RegExp(AMOUNT, 'gu');
const SCALES: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 };

/** A fact that is a sum of money. */
interface Sum {
  name: string;
  value: string;
  amount: number;
  keywords: ReadonlySet<string>;
}

const amountOf = (figures = '', scale = '') => Number(figures.replaceAll(',', '')) * (SCALES[scale] ?? 1);

const sumsIn = memoizeByObject((content: Content): Sum[] => {
  if (!content.isEnglish) return [];
  return Object.entries(asObject(content.data('facts'))).flatMap(([name, fact]) => {
    const value = textProperty(fact, 'value') ?? '';
    const [written, figures, scale] = MONEY.exec(value) ?? [];
    if (written !== value) return [];
    const words = `${name.replace(/[A-Z\d]+/g, ' $&')} ${textProperty(fact, 'meaning') ?? ''}`;
    return [{ name, value, amount: amountOf(figures, scale), keywords: keywordsIn(words) }];
  });
});

/** Minimum keywords in common for a sentence to be about the same subject as a fact. */
const MIN_SHARED_KEYWORDS = 2;

/** Maximum ratio of two sums to compare; more different ones mean something else, such as a price or a share. */
const MAX_RATIO = 10;

function contradictionIn(text: string, sums: readonly Sum[]): ValueIssue | undefined {
  let start = 0;
  for (const sentence of sentencesIn(text)) {
    const keywords = sentence.includes('{{facts.') ? new Set<string>() : keywordsIn(sentence);
    for (const { 0: written, 1: figures, 2: scale, index } of sentence.matchAll(ALL_MONEY)) {
      const amount = amountOf(figures, scale);
      const fact = sums.find(
        (sum) =>
          sum.keywords.intersection(keywords).size >= MIN_SHARED_KEYWORDS &&
          amount < sum.amount * MAX_RATIO &&
          amount * MAX_RATIO > sum.amount,
      );
      if (fact === undefined || sums.some((sum) => sum.amount === amount)) continue;
      return { ...contradicting(written, fact.name, fact.value), at: { text: written, index: start + index } };
    }
    start += sentence.length + 1;
  }
  return undefined;
}
