import { listProperty } from '../../../read/json.ts';
import { lazy } from '../../../read/memoize.ts';
import type { FileIssue, Rule } from '../../rule.ts';
import { tablesIn } from './tables.ts';

/** Checks that columns with parts of a hundred coins, or shares of one sum, add up to a hundred. English only. */
export const rule: Rule = {
  codes: { 'shares-not-whole': 'warning' },
  *onDocument({ file, data }, content) {
    if (!content.isEnglish) return;
    for (const { table, pointer } of tablesIn(file.kind.name, data)) yield* sharesIn(table, pointer);
  },
};

/** What currencies are called in English, such as "dollar". Codes that begin with X are not those of a country. */
function coins(): Set<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const coinOf = (code: string) => / (\p{L}+)$/u.exec(names.of(code) ?? '')?.[1]?.toLowerCase() ?? [];
  return new Set(Intl.supportedValuesOf('currency').flatMap((code) => (code.startsWith('X') ? [] : coinOf(code))));
}

const SUMS =
  'budget|costs?|expenses|funds?|income|investment|money|profits?|revenue|round|sales|spending|sum|total|turnover|euros?';

/** Headings of columns. Made with the first table, since the names of all currencies take a while. */
const headings = lazy(() => {
  const money = `(?:the |our |your |all |total )?(?:(?:${[...coins()].join('|')})s?|${SUMS})`;
  return {
    /** Parts of a hundred coins, of which each is spent once. */
    ofHundred: new RegExp(`^(?:out )?of (?:every|each|a) (?:100|hundred) ${money}\\b`, 'i'),
    /** Shares of a sum, of which a table may name the largest only. */
    ofSum: new RegExp(`^(?:%|per ?cent(?:age)?|share) of ${money}\\b`, 'i'),
  };
});

const NUMBER = /^(\d{1,3}(?:\.\d+)?) ?%?$/;
/** Minimum rows to recognise the parts of a whole. */
const MIN_PARTS = 3;
/** How far from a hundred the sum may be; if it is further away, the column is something else. */
const MAX_DEVIATION = 30;

function* sharesIn(table: unknown, pointer: string): Iterable<FileIssue> {
  const rows = listProperty(table, 'rows').filter((row) => Array.isArray(row));
  for (const [column, heading] of listProperty(table, 'columns').entries()) {
    const isOfHundred = headings().ofHundred.test(String(heading));
    if (!isOfHundred && !headings().ofSum.test(String(heading))) continue;
    const parts = rows.map((row) => Number(NUMBER.exec(String(row[column]).trim())?.[1] ?? Number.NaN));
    const sum = Number(parts.reduce((all, part) => all + part, 0).toFixed(2));
    const rounding = parts.length / 2;
    const isOther = isOfHundred ? Math.abs(sum - 100) > rounding : sum - 100 > rounding;
    // A row that says a hundred is the total, which another rule checks.
    if (!isOther || Math.abs(sum - 100) > MAX_DEVIATION || parts.length < MIN_PARTS || parts.includes(100)) continue;
    yield {
      code: 'shares-not-whole',
      pointer: `${pointer}/columns/${column}`,
      message: `The figures of this column add up to ${sum}, not to 100: ${parts.join(', ')}.`,
      suggestion: `Correct the figure that is wrong${sum < 100 ? ', or add the row that is missing' : ''}.`,
    };
  }
}
