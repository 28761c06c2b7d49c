import { listProperty, property } from '../../../read/json.ts';
import { inSingular } from '../../../read/split-words.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';
import { tablesIn } from './tables.ts';

/** Checks that the cells of a column are written alike: none lost its unit, its commas or its text. */
export const rule: Rule = {
  codes: asWarnings('cell-without-unit cell-without-commas cell-in-other-unit blank-cell'),
  *onDocument({ file, data }) {
    for (const { table, pointer } of tablesIn(file.kind.name, data)) {
      const cells = cellsOf(table, pointer);
      const columns = Map.groupBy(cells, ({ column }) => column);
      yield [blank(cells), ...columns.values().flatMap((column) => [unit(column), commas(column), ofOthers(column)])];
    }
  },
};

interface Cell {
  text: string;
  column: number;
  pointer: string;
  /** Whether it is in the last row, or in one marked as the total. */
  isLast: boolean;
}

/** The cells of a table of texts; charts have their own rules. */
function cellsOf(table: unknown, pointer: string): Cell[] {
  const rows = listProperty(table, 'rows');
  return rows.flatMap((row, place) => {
    const isList = Array.isArray(row);
    const isLast = place === rows.length - 1 || property(row, 'total') === true;
    const at = `${pointer}/rows/${place}${isList ? '' : '/cells'}`;
    const cells: unknown[] = isList ? row : listProperty(row, 'cells');
    return cells.map((cell, column) => ({ text: String(cell).trim(), column, pointer: `${at}/${column}`, isLast }));
  });
}

/** Minimum cells of a column to recognise their format. */
const MIN_CELLS = 3;

/** A number with what stands before and after it. */
const FIGURE = /^(\D{0,5}?)([-−–]? ?\d[\d,.]*)(\D{0,12})$/;

/** A bare number where all others have a unit. */
function unit(column: readonly Cell[]): Issues<FileIssue> {
  const figures = column.map((cell) => ({ ...cell, parts: FIGURE.exec(cell.text) }));
  if (figures.length <= MIN_CELLS || figures.some(({ parts }) => parts === null)) return undefined;
  const forms = Map.groupBy(figures, ({ parts }) => `${parts?.[1]}|${inSingular(parts?.[3] ?? '')}`);
  const [bare, another] = forms.get('|') ?? [];
  const [model] = [...forms.values()].find((same) => same.length === figures.length - 1) ?? [];
  if (bare === undefined || another !== undefined || model === undefined) return undefined;
  const right = `${model.parts?.[1]}${bare.text}${model.parts?.[3]}`;
  return {
    code: 'cell-without-unit',
    message: `"${bare.text}" has no unit, but the other cells of its column have one, such as "${model.text}".`,
    ...likelyValue(bare.pointer, right, `Write "${right}", if that is the unit.`),
  };
}

const WITH_COMMAS = /^\D{0,5}\d{1,3}(?:,\d{3})+\D{0,5}$/;
const WITHOUT = /^(\D{0,5})(\d{5,}|\d{4})(\D{0,5})$/;

/** A long number without commas where others have them. */
function commas(column: readonly Cell[]): Issues<FileIssue> {
  if (!column.some(({ text }) => WITH_COMMAS.test(text))) return undefined;
  return column.map(({ text, pointer }) => {
    const [, before = '', digits, after = ''] = WITHOUT.exec(text) ?? [];
    if (digits === undefined || /^(?:19|20)\d\d$/.test(text)) return undefined;
    const right = `${before}${Number(digits).toLocaleString('en')}${after}`;
    return {
      code: 'cell-without-commas',
      message: `"${text}" has no comma, but the other long numbers of its column have.`,
      ...likelyValue(pointer, right),
    };
  });
}

/** How far the amounts of a column may be apart: EUR 3,200 and USD 4,300 are hardly both right, unlike USD 40. */
const APART = 3;

/** An amount with its currency, or with a unit that is easily mistaken for another. */
const AMOUNT = /^(?<currency>[A-Z]{3}) (?<money>\d[\d,]*)|(?<![\w.,])(?<size>\d[\d,]*) ?(?<unit>k?g|[ckm]?m)(?!\w)/;

/** The only amount in another currency or unit that is about as large as the others. */
function ofOthers(column: readonly Cell[]): Issues<FileIssue> {
  const amounts = column.flatMap((cell) => {
    const { currency, money, size, unit = currency } = AMOUNT.exec(cell.text)?.groups ?? {};
    const amount = Number((money ?? size ?? '').replaceAll(',', ''));
    return unit === undefined ? [] : [{ ...cell, unit, amount }];
  });
  const groups = [...Map.groupBy(amounts, ({ unit }) => unit).values()].sort((one, other) => one.length - other.length);
  const [[odd, another] = [], others = [], ...more] = groups;
  const [usual] = others;
  if (!odd || another || !usual || others.length < 2 || more.length > 0) return undefined;
  const isAlike = ({ amount }: { amount: number }) => amount < odd.amount * APART && odd.amount < amount * APART;
  if (!others.every(isAlike)) return undefined;
  const right = odd.text.replace(AMOUNT, (piece) => piece.replace(odd.unit, usual.unit));
  return {
    code: 'cell-in-other-unit',
    message: `This is in ${odd.unit}, but the other amounts of its column are in ${usual.unit}.`,
    ...likelyValue(odd.pointer, right, `Write "${right}", or correct the amount.`),
  };
}

/** The only blank cell of a table; last rows often have some. */
function blank(cells: readonly Cell[]): Issues<FileIssue> {
  const [only, another] = cells.filter(({ text }) => text === '');
  const columns = new Set(cells.map(({ column }) => column)).size;
  if (only === undefined || another !== undefined || only.isLast || cells.length < columns * MIN_CELLS)
    return undefined;
  return {
    code: 'blank-cell',
    pointer: only.pointer,
    message: 'This is the only empty cell of its table, so visitors cannot tell whether something is missing.',
    suggestion: 'Write what belongs here, or "–" if there is nothing to say.',
  };
}
