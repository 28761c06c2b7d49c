import { listProperty, property } from '../../../read/json.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';
import { tablesIn } from './tables.ts';

/** Checks that rows marked as totals, or called so, are the sums of the rows above them. */
export const rule: Rule = {
  codes: { 'other-total': 'warning' },
  *onDocument({ file, data }) {
    for (const { table, pointer } of tablesIn(file.kind.name, data)) yield totalIssues(table, pointer);
  },
};

/** A number in a table: "2,160,000", "−184,000", "EUR 3,200.50", "(1,200)". */
const AMOUNT = /^(\()?(?:[A-Z]{3} |[$€£])?([-−–]?)(?:[A-Z]{3} |[$€£])?(\d[\d,]*(?:\.\d+)?)\)?$/;

/** The number in a cell; undefined if it contains anything else. */
function amountIn(cell: unknown): number | undefined {
  const [, bracket, sign, figures] = AMOUNT.exec(String(cell).trim()) ?? [];
  if (figures === undefined) return undefined;
  const number = Number(figures.replaceAll(',', ''));
  return bracket !== undefined || sign !== '' ? -number : number;
}

/** The cells of a row of a table. */
export const cellsOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : listProperty(row, 'cells'));

/** What rows with the sum of the others are called. */
const CALLED_TOTAL = /^(?:(?:grand )?total|sum|together|altogether|in all|all together|jumla)\b/i;

/** A row marked as the total, or called so in a table that has no marks. */
const isTotal = (row: unknown) =>
  Array.isArray(row) ? CALLED_TOTAL.test(String(row[0])) : property(row, 'total') === true;

function totalIssues(table: unknown, pointer: string): Issues<FileIssue> {
  const rows = listProperty(table, 'rows');
  const [total, another] = rows.flatMap((row, index) => (isTotal(row) ? [index] : []));
  // If there are several totals, some may be sums of sums.
  if (total === undefined || another !== undefined || total < 2 || total !== rows.length - 1) return undefined;
  const columns = cellsOf(rows[total]).slice(1);
  const checked = columns.map((cell, place) => {
    const parts = rows.slice(0, total).map((row) => amountIn(cellsOf(row)[place + 1]));
    const stated = amountIn(cell);
    const isSum = stated !== undefined && parts.every((part) => part !== undefined);
    return { cell, place, stated, sum: isSum ? parts.reduce((sum, part) => sum + part, 0) : undefined };
  });
  const isRight = ({ stated, sum }: { stated: number | undefined; sum: number | undefined }) =>
    sum !== undefined && stated !== undefined && Math.abs(sum - stated) < ROUNDED;
  return checked.map((column) => {
    const { cell, place, stated, sum } = column;
    if (stated === undefined || sum === undefined || isRight(column)) return undefined;
    // If it is far from the sum in every column, the row is something else, such as an average.
    if (!checked.some(isRight) && Math.abs(sum - stated) > Math.abs(stated) * NEAR) return undefined;
    const parts = rows.slice(0, total).map((row) => partOf(cellsOf(row)[0], cellsOf(row)[place + 1]));
    return otherTotal(
      String(cell),
      sum,
      parts,
      `${pointer}/rows/${total}${Array.isArray(rows[total]) ? '' : '/cells'}/${place + 1}`,
    );
  });
}

/** Tolerance, since cells may be rounded to whole numbers. */
const ROUNDED = 1;

/** The maximum relative difference from the sum; a larger one is not a typo. */
const NEAR = 0.5;

/** A row with its figure, in words: "Lights" 30. */
export const partOf = (label: unknown, cell: unknown) => `"${label}" ${cell}`;

/** Maximum number of rows to name. */
const MAX_NAMED = 8;

/**
 * Reports a cell that is not the sum of those above. It has no fix, because nobody can tell which figure is wrong.
 * @param parts the rows that are added up
 */
export function otherTotal(cell: string, sum: number, parts: readonly string[], pointer: string): FileIssue {
  const figures = Math.abs(sum).toLocaleString('en', { maximumFractionDigits: 2 });
  const right = cell.replace(/[-−–]?\s?\d[\d,.]*/, `${sum < 0 ? '−' : ''}${figures}`);
  return {
    code: 'other-total',
    pointer,
    message: `This row is the total, but the rows above it add up to ${right}, not to ${cell}.`,
    suggestion: `Correct the wrong figure, in which a minus may be missing, or a digit: ${named(parts)}, or this total, which would be "${right}".`,
  };
}

const named = (parts: readonly string[]) =>
  parts.length <= MAX_NAMED ? parts.join(', ') : `one of the ${parts.length} above`;
