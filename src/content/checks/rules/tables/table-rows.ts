import { listProperty } from '../../../read/json.ts';
import { dubiousValue, likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';
import { isLongEnough } from '../pages/repeated-items.ts';
import { tablesIn } from './tables.ts';

/** Checks that the rows of a table are distinct: no duplicates, no two with the same name, and no repeated header. */
export const rule: Rule = {
  codes: asWarnings('point-among-commas bracketed-figure repeated-row same-first-cell heading-as-row'),
  *onDocument({ file, data }) {
    for (const { table, pointer } of tablesIn(file.kind.name, data))
      yield [issuesOf(table, pointer, file.kind.name === 'documents'), pointsIn(table, pointer)];
  },
};

/** A row of texts and its position. */
interface Row {
  cells: string[];
  pointer: string;
  /** The pointer of its first cell. */
  first: string;
  /** Whether the rule for all lists says nothing about a copy of it, because it is too short. */
  isShort: boolean;
}

/** The rows of a table of texts; charts are checked by other rules. */
function rowsOf(table: unknown, pointer: string): Row[] {
  return listProperty(table, 'rows').flatMap((row, index) => {
    const at = `${pointer}/rows/${index}`;
    const cells = Array.isArray(row) ? row : listProperty(row, 'cells');
    const first = Array.isArray(row) ? `${at}/0` : `${at}/cells/0`;
    return cells.length < 2
      ? []
      : [{ cells: cells.map((cell) => bare(String(cell))), pointer: at, first, isShort: !isLongEnough(row) }];
  });
}

const bare = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const hasCopy = (rows: readonly Row[]) => new Set(rows.map(({ cells }) => cells.join())).size < rows.length;

/** The issues of a table. @param seesCopies whether no other rule looks for equal items in the lists of this file */
function issuesOf(table: unknown, pointer: string, seesCopies: boolean): Issues<FileIssue> {
  const rows = rowsOf(table, pointer);
  const columns = listProperty(table, 'columns').map((name) => bare(String(name)));
  const heading = rows.find(({ cells }) => cells.join('\n') === columns.join('\n'));
  const copies = rows.filter(
    ({ cells, isShort }, place) =>
      (seesCopies || (isShort && cells.some((cell) => /[\p{L}\d]/u.test(cell)))) &&
      rows.findIndex((row) => row.cells.join() === cells.join()) < place,
  );
  if (heading === undefined && copies.length === 0) return hasCopy(rows) ? [] : sameFirstCell(rows, table);
  return [
    heading === undefined
      ? undefined
      : {
          code: 'heading-as-row',
          message: 'This row repeats the headings of the columns, so visitors would read them twice.',
          ...dubiousValue(heading.pointer, 'Remove it: the headings are in "columns" already.'),
        },
    ...copies.map((copy) => ({
      code: 'repeated-row',
      message: `This row is the same as row ${rows.findIndex((row) => row.cells.join() === copy.cells.join()) + 1} of its table.`,
      ...dubiousValue(copy.pointer, 'Remove one of the two, or say what is different about this one.'),
    })),
  ];
}

const WITH_COMMAS = /^\D{0,4}\d{1,3}(?:,\d{3})+$/;
const WITH_POINTS = /^\D{0,4}\d{1,3}(?:\.\d{3})+$/;

/** How a figure below zero begins. */
const MINUS = /^[−–-]\s?(?=\d)/;

const IN_BRACKETS = /^\(\d[\d,.]*\)$/;

/** Reports points as thousands separators, and sums in brackets, in a column with commas. */
function pointsIn(table: unknown, pointer: string): Issues<FileIssue> {
  const rows = listProperty(table, 'rows').map((row, index): [cells: unknown[], pointer: string] =>
    Array.isArray(row)
      ? [row, `${pointer}/rows/${index}`]
      : [listProperty(row, 'cells'), `${pointer}/rows/${index}/cells`],
  );
  return rows.map(([cells, at]) =>
    cells.map((cell, column) => {
      const text = String(cell);
      if (IN_BRACKETS.test(text) && rows.some(([others]) => others.some((other) => MINUS.test(String(other))))) {
        const [minus = '−'] = rows.flatMap(([others]) => others.flatMap((other) => MINUS.exec(String(other)) ?? []));
        const right = `${minus}${text.slice(1, -1)}`;
        return {
          code: 'bracketed-figure',
          message: `"${text}" is how accounts write a sum below zero, but the others of this table have a minus.`,
          ...likelyValue(`${at}/${column}`, right),
        };
      }
      if (!WITH_POINTS.test(text) || !rows.some(([others]) => WITH_COMMAS.test(String(others[column]))))
        return undefined;
      const right = text.replaceAll('.', ',');
      return {
        code: 'point-among-commas',
        message: `"${text}" has a point where the other figures of its column have a comma.`,
        ...likelyValue(`${at}/${column}`, right),
      };
    }),
  );
}

/** Only cells with letters are names; a dash, a number or a time may repeat. */
const NAME = /\p{L}{3}/u;

/**
 * Minimum words of a name to report; rows with a short name, such as one product in two sizes, may differ in other
 * cells.
 */
const MIN_WORDS = 4;

/** Reports one row with the same name as another. If several names repeat, the rows are grouped on purpose. */
function sameFirstCell(rows: readonly Row[], table: unknown): Issues<FileIssue> {
  if (rows.length < 3) return undefined;
  const named = Map.groupBy(
    rows.filter(({ cells }) => NAME.test(cells[0] ?? '')),
    ({ cells }) => cells[0] ?? '',
  );
  const [twice, another] = [...named.values()].filter((alike) => alike.length > 1);
  const [first, second, third] = twice ?? [];
  if (first === undefined || second === undefined || third !== undefined || another !== undefined) return undefined;
  const isPair = first.cells.length === 2 || (first.cells[0] ?? '').split(' ').length >= MIN_WORDS;
  if (!isPair && rows.indexOf(second) === rows.indexOf(first) + 1) return undefined;
  const written = listProperty(table, 'rows')[Number(second.pointer.split('/').at(-1))];
  const name = String((Array.isArray(written) ? written : listProperty(written, 'cells'))[0]);
  return {
    code: 'same-first-cell',
    pointer: second.first,
    message: `Two rows of this table are called "${name}", so visitors cannot tell which one holds.`,
    suggestion: 'Write what this row is about, or add to both names what sets them apart.',
  };
}
