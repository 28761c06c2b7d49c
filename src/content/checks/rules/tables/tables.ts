import { isObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { filledText } from '../../../references/placeholders.ts';
import { changeTo, likelyValue, unsafe } from '../../../report/fixes.ts';
import type { Content, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that tables have a cell for each column, charts a figure for each column, and that pins are on the map. */
export const rule: Rule = {
  codes: { 'uneven-row': 'error', 'repeated-column': 'warning', 'no-figure': 'error', 'pin-outside': 'warning' },
  *onDocument({ file, data }, content) {
    for (const { table, pointer } of tablesIn(file.kind.name, data)) yield issuesOf(table, pointer, content);
  },
};

/** Where tables and charts are, by content type: the list of parts, and their properties. */
const PLACES: Record<string, [list: string, inside: string[]][]> = {
  articles: [['body', ['table', 'chart']]],
  documents: [['sections', ['table', 'chart']]],
  pages: [['blocks', ['table', 'chart', 'further', 'drawn', 'tables']]],
};

/** A table or a chart, and where it is in its file. */
export interface PlacedTable {
  table: unknown;
  pointer: string;
}

/** The tables and charts in a file of a content type. */
export function tablesIn(kind: string, data: unknown): PlacedTable[] {
  return (PLACES[kind] ?? []).flatMap(([list, inside]) =>
    listProperty(data, list).flatMap((part, index) =>
      inside.flatMap((name) => tablesOf(property(part, name), `/${list}/${index}/${name}`)),
    ),
  );
}

/** One table, or each of a list. */
function tablesOf(value: unknown, pointer: string): PlacedTable[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [{ table: value, pointer }];
  return value.map((table: unknown, place) => ({ table, pointer: `${pointer}/${place}` }));
}

function issuesOf(table: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const columns = listProperty(table, 'columns');
  if (!isObject(table) || columns.length === 0) return undefined;
  const names = columns.map((name) => String(name).trim().toLowerCase());
  const twice = names.findIndex((name, place) => name !== '' && names.indexOf(name) < place);
  if (twice >= 0) return repeatedColumn(String(columns[twice]).trim(), `${pointer}/columns/${twice}`);
  const headless = columnsAtIssue(listProperty(table, 'rows'), columns.length, `${pointer}/columns`);
  if (headless) return headless;
  return listProperty(table, 'rows').map((row, place) => {
    const at = `${pointer}/rows/${place}`;
    if (Array.isArray(row)) return unevenRow({ cells: row, heads: columns, cell: 'cell', pointer: at });
    const cells = listProperty(row, 'cells');
    if (cells.length > 0) return unevenRow({ cells, heads: columns, cell: 'cell', pointer: `${at}/cells` });
    if (property(row, 'at') !== undefined) return pinIssues(row, table, at, content);
    const values = listProperty(row, 'values');
    return values.length === 0
      ? []
      : [
          unevenRow({ cells: values, heads: columns.slice(1), cell: 'figure', pointer: `${at}/values` }),
          figureIssues(values, `${at}/values`, content),
        ];
  });
}

/** Reports rows that agree with each other but not with the number of column headings. */
function columnsAtIssue(rows: unknown[], columns: number, pointer: string): FileIssue | undefined {
  const [cells, ...others] = [...new Set(rows.map(cellsOf))];
  if (cells === undefined || cells === 0 || others.length > 0 || rows.length < 3 || cells === columns) return undefined;
  return {
    code: 'uneven-row',
    pointer,
    message: `There ${columns === 1 ? 'is 1 column' : `are ${columns} columns`}, but each of the rows fills ${cells}.`,
    suggestion:
      cells > columns
        ? `Add the heading of ${cells - columns === 1 ? 'the missing column' : 'each missing column'}.`
        : 'Remove the headings that have no cells.',
  };
}

/** The number of columns of a row; that of a chart begins with its label. */
function cellsOf(row: unknown): number {
  if (Array.isArray(row)) return row.length;
  const values = listProperty(row, 'values').length;
  return values > 0 ? values + 1 : listProperty(row, 'cells').length;
}

function repeatedColumn(name: string, pointer: string): FileIssue {
  return {
    code: 'repeated-column',
    pointer,
    message: `Two columns are called "${name}", so readers cannot tell them apart.`,
    suggestion: 'Give each a heading that says what the column contains.',
  };
}

interface RowOfCells {
  cells: unknown[];
  /** The headings of the columns that it should fill. */
  heads: readonly unknown[];
  /** What a cell is called. */
  cell: 'cell' | 'figure';
  pointer: string;
}

function unevenRow({ cells: row, heads, cell, pointer }: RowOfCells): Issues<FileIssue> {
  const columns = heads.length;
  const column = cell === 'cell' ? 'column' : 'column of figures';
  const missing = columns - row.length;
  if (missing === 0 || columns < 0) return undefined;
  const cells = `${row.length} ${cell}${row.length === 1 ? '' : 's'}`;
  const message = `This row has ${cells}, but there ${columns === 1 ? `is 1 ${column}` : `are ${columns} ${column.replace('column', 'columns')}`}.`;
  const pasted = row.flatMap((text) => (typeof text === 'string' ? text.split(/\s*\t\s*|\s+\|\s+/) : [text]));
  if (missing > 0 && pasted.length === columns)
    return {
      code: 'uneven-row',
      message: `${message} Several are in one text, as spreadsheets copy them.`,
      ...likelyValue(pointer, pasted, `Write ${pasted.map((text) => JSON.stringify(text)).join(', ')}.`),
    };
  const joined = withoutExtraCells(row, columns);
  if (joined !== undefined)
    return {
      code: 'uneven-row',
      message,
      ...likelyValue(pointer, joined, `Write ${joined.map((text) => JSON.stringify(text)).join(', ')}.`),
    };
  return {
    code: 'uneven-row',
    pointer,
    message,
    suggestion:
      missing < 0
        ? `Remove what is too many, perhaps the last, ${JSON.stringify(row.at(-1))}, or add a column.`
        : `Write one ${cell} for each of ${heads.map((head) => `"${head}"`).join(', ')}${cell === 'cell' ? '; write "–" where there is nothing to say' : ''}.`,
    ...(missing > 0 &&
      cell === 'cell' && {
        fix: unsafe(changeTo(pointer, [...row, ...Array.from({ length: missing }, () => '–')])),
      }),
  };
}

/** A row without the empty cells after its last one, or with the figure whole that was cut at its comma. */
function withoutExtraCells(row: unknown[], columns: number): unknown[] | undefined {
  const extra = row.slice(columns);
  if (extra.length > 0 && extra.every((cell) => cell === '')) return row.slice(0, columns);
  const isFigure = (cell: unknown, form: RegExp) => typeof cell === 'string' && form.test(cell);
  const cuts = row.flatMap((cell, place) =>
    isFigure(cell, /^\D{0,4}\d{1,3}$/) && isFigure(row[place + 1], /^\d{3}$/) ? [place] : [],
  );
  const [cut, another] = cuts;
  if (extra.length !== 1 || cut === undefined || another !== undefined) return undefined;
  return [...row.slice(0, cut), `${row[cut]},${row[cut + 1]}`, ...row.slice(cut + 2)];
}

/** Checks that chart values are numbers, since the build fails for a text. */
function figureIssues(values: unknown[], pointer: string, content: Content): Issues<FileIssue> {
  const placeholderSources = content.placeholderSources();
  return values.map((value, index) => {
    if (typeof value !== 'string' || value === '') return undefined;
    const filled = filledText(value, placeholderSources);
    if (filled === undefined || /\d/.test(filled)) return undefined;
    return {
      code: 'no-figure',
      pointer: `${pointer}/${index}`,
      message: `"${value}" contains no number, so it cannot be drawn.`,
      suggestion: 'Write a number, such as "9" or "1,280", or quote a fact.',
    };
  });
}

/** Checks the position of a pin: longitude and latitude, which are easily swapped. */
function pinIssues(row: unknown, map: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const [east, north] = listProperty(row, 'at').map(Number);
  const outline = content.documents('outlines').find(({ file }) => file.id === textProperty(map, 'outline'));
  const points = listProperty(outline?.data, 'points').filter((point): point is unknown[] => Array.isArray(point));
  if (east === undefined || north === undefined || points.length === 0) return undefined;
  const isOn = (x: number, y: number) =>
    [x, y].every((degrees, axis) => {
      const all = points.map((point) => Number(point[axis]));
      return degrees >= Math.min(...all) - MARGIN && degrees <= Math.max(...all) + MARGIN;
    });
  if (isOn(east, north)) return undefined;
  const isSwapped = isOn(north, east);
  return {
    code: 'pin-outside',
    pointer: `${pointer}/at`,
    message: `The place [${east}, ${north}] is outside the map. Write degrees east first, then degrees north.`,
    suggestion: isSwapped ? `Write [${north}, ${east}].` : 'Correct the coordinates; an online map shows them.',
    ...(isSwapped && { fix: unsafe(changeTo(`${pointer}/at`, [north, east])) }),
  };
}

/** Tolerance around the outline in degrees, for islands and harbours. */
const MARGIN = 1;
