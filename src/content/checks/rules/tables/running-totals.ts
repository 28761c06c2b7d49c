import { listProperty } from '../../../read/json.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';
import { otherTotal, partOf } from './table-totals.ts';
import { tablesIn } from './tables.ts';

/** Checks tables that begin with an amount, take others off it, and say what is left. */
export const rule: Rule = {
  codes: { 'other-total': 'warning' },
  *onDocument({ file, data }) {
    for (const { table, pointer } of tablesIn(file.kind.name, data))
      yield remaindersIn(listProperty(table, 'rows'), `${pointer}/rows`);
  },
};

/** An amount in the last cell of a row: "540,000", or "− 45,000", which is taken off. */
const AMOUNT = /^([-−–] ?)?(\d{1,3}(?:,\d{3})+|\d+)$/;

function remaindersIn(rows: readonly unknown[], pointer: string): Issues<FileIssue> {
  const cells = rows.map((row) => (Array.isArray(row) ? String(row.at(-1)) : ''));
  const amounts = cells.map((cell) => AMOUNT.exec(cell));
  const isTakenOff = amounts.map((amount) => amount?.[1] !== undefined);
  if (amounts.includes(null) || isTakenOff[0] === true || !isTakenOff.includes(true)) return undefined;
  let left = 0;
  const stated = amounts.flatMap((amount, index) => {
    const figure = Number(amount?.[2]?.replaceAll(',', ''));
    const expected = left;
    left = isTakenOff[index] === true ? left - figure : figure;
    return index === 0 || isTakenOff[index] === true ? [] : { index, figure, expected };
  });
  // If no row is what is left of those above, the table is of another kind.
  if (!stated.some(({ figure, expected }) => figure === expected)) return undefined;
  return stated.map(({ index, figure, expected }) => {
    const row = rows[index];
    // What is left may have been paid out.
    if (figure === expected || figure === 0 || !Array.isArray(row)) return undefined;
    const start = stated.findLast((one) => one.index < index)?.index ?? 0;
    const parts = rows
      .slice(start, index)
      .map((part, place) => partOf(Array.isArray(part) ? part[0] : '', cells[start + place]));
    return otherTotal(cells[index] ?? '', expected, parts, `${pointer}/${index}/${row.length - 1}`);
  });
}
