import { listProperty, textProperty } from '../../../read/json.ts';
import { isAscending, reorderingOf } from '../../../references/quantities/order.ts';
import { placesInOrder } from '../../../references/quantities/places-in-order.ts';
import { moveItem, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Rule } from '../../rule.ts';
import { cellsOf } from './table-totals.ts';
import { tablesIn } from './tables.ts';

/** Checks that rows about months, years or sizes are in the order that all but one or two of them have. English only. */
export const rule: Rule = {
  codes: asWarnings('row-out-of-order'),
  *onDocument({ file, data }, content) {
    if (!content.isEnglish) return;
    for (const { table, pointer } of tablesIn(file.kind.name, data)) yield outOfOrder(table, `${pointer}/rows`);
  },
};

/** A row of a table or a chart: its first cell, which says what it is about, and the others. */
interface Row {
  head: string;
  /** The place of the first cell in the row. */
  headStep: string;
  others: string[];
}

function rowOf(row: unknown): Row {
  const label = textProperty(row, 'label');
  const [head, ...others] = (label === undefined ? cellsOf(row) : [label, ...listProperty(row, 'values')]).map(String);
  const headStep = label !== undefined ? '/label' : Array.isArray(row) ? '/0' : '/cells/0';
  return { head: head?.trim() ?? '', headStep, others };
}

/** Minimum rows to recognise an order: of months, and of anything that may be ordered otherwise. */
const [MIN_ROWS, MIN_ROWS_OF_AMOUNTS] = [3, 4];

function outOfOrder(table: unknown, pointer: string): FileIssue | undefined {
  const rows = listProperty(table, 'rows').map(rowOf);
  const { start, part } = orderedPart(rows);
  const places = placesInOrder(part.map(({ head }) => head));
  const least = places?.[0]?.isOrder === true ? MIN_ROWS : MIN_ROWS_OF_AMOUNTS;
  if (places === undefined || places.length < least || isOrderedOtherwise(part)) return undefined;
  const found = reorderingOf(places.map(({ place }) => place));
  if (found === undefined) return undefined;
  const [from, to] = [found.from + start, found.to + start];
  const { head = '', headStep = '' } = rows[from] ?? {};
  const other = rows[to]?.head ?? '';
  const advice = found.isSwap
    ? `Swap this row with "${other}"`
    : `Move this row ${to < from ? 'above' : 'below'} "${other}"`;
  return {
    code: 'row-out-of-order',
    pointer: `${pointer}/${from}${headStep}`,
    message: found.isSwap
      ? `"${head}" and "${other}" are in each other's place: all other rows of this table are in order.`
      : `"${head}" is not in its place: all other rows of this table are in order, so readers expect it elsewhere.`,
    suggestion: `${advice}.`,
    fix: unsafe(moveItem(pointer, from, to, advice, found.isSwap)),
  };
}

/** The rows without one above or below them that is about something else, such as a total. */
function orderedPart(rows: readonly Row[]): { start: number; part: readonly Row[] } {
  const isOther = (row: Row | undefined) => row !== undefined && placesInOrder([row.head]) === undefined;
  const start = isOther(rows[0]) ? 1 : 0;
  const end = isOther(rows.at(-1)) ? -1 : undefined;
  return { start, part: rows.slice(start, start === 1 ? undefined : end) };
}

/** Whether another column rises or falls throughout: the rows may be in the order of their prices. */
function isOrderedOtherwise(rows: readonly Row[]): boolean {
  return [...(rows[0]?.others.keys() ?? [])].some((column) => {
    const figures = rows.map(({ others }) =>
      Number.parseFloat(/\d[\d,]*(?:\.\d+)?/.exec(others[column] ?? '')?.[0].replaceAll(',', '') ?? ''),
    );
    const isOrder = new Set(figures).size > 1 && !figures.includes(Number.NaN);
    return isOrder && (isAscending(figures) || isAscending(figures.map((figure) => -figure)));
  });
}
