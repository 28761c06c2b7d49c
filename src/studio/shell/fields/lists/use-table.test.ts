import { expect, test } from 'vitest';
import type { Edit } from '../../../contract/edits.ts';
import { allSchemas } from '../../../testing/all-content.ts';
import { applyEdits } from '../../client/files/apply-edit.ts';
import type { Part } from '../../schema/parts.ts';
import { isTableHeadings, tableHeadings } from './table-headings.ts';
import { tableOf } from './use-table.ts';

const part = (name: string, schema: object): Part => ({ name, shape: allSchemas.of(schema, ''), isRequired: true });
const columns = part('columns', { type: 'array', maxItems: 3, items: { type: 'string' } });
const rows = part('rows', { type: 'array', 'x-heads': 'columns', items: { type: 'array', items: { type: 'string' } } });
const parts = [columns, rows];

type Sample = { columns: string[]; rows: string[][] };
const sample: Sample = { columns: ['Wood', 'Price'], rows: [['Oak', '12'], ['Ash']] };

/** The sample after edits. */
function after(edits: (table: ReturnType<typeof tableOf>) => Edit[], owner: Sample = sample): unknown {
  const headings = tableHeadings(allSchemas, rows, parts, owner, '');
  return applyEdits(owner, edits(tableOf({ pointer: '/rows', value: owner.rows, headings })));
}

test('column headings are edited in the table, and have no field of their own', () => {
  expect(parts.map((one) => isTableHeadings(one, parts, sample))).toEqual([true, false]);
  expect(isTableHeadings(columns, parts, { rows: [] }), 'while they are missing they can be added').toBe(false);
  expect(tableHeadings(allSchemas, rows, parts, sample, '/table')).toEqual({
    pointer: '/table/columns',
    value: ['Wood', 'Price'],
    blank: 'New column',
    most: 3,
  });
});

test('adding or removing a column changes the headings and every row', () => {
  expect(after((table) => table.editsToAddColumn())).toEqual({
    columns: ['Wood', 'Price', 'New column'],
    rows: [
      ['Oak', '12', ''],
      ['Ash', '', ''],
    ],
  });
  expect(after((table) => table.editsToRemoveColumn())).toEqual({ columns: ['Wood'], rows: [['Oak'], ['Ash']] });
});

test('writing a cell beyond the end of a row inserts empty cells before it', () => {
  const [, ash] = tableOf({ pointer: '/rows', value: sample.rows }).rows;
  expect(after((table) => (ash ? table.editsToWrite(ash, 2, '9') : []))).toMatchObject({
    rows: [
      ['Oak', '12'],
      ['Ash', '', '9'],
    ],
  });
  expect(after((table) => table.editsToAddRow())).toMatchObject({ rows: [['Oak', '12'], ['Ash'], ['', '']] });
});

test('cells of a spreadsheet are written from a cell on, and lines and columns are added for them', () => {
  const cells = [
    ['Cost', 'Unit'],
    ['14', 'm'],
    ['9', 'm'],
    ['7', 'm'],
  ];
  expect(after((table) => (table.head ? table.editsToPaste(table.head, 1, cells) : []))).toEqual({
    columns: ['Wood', 'Cost', 'Unit'],
    rows: [
      ['Oak', '14', 'm'],
      ['Ash', '9', 'm'],
      ['', '7', 'm'],
    ],
  });
});

test('fewer cells than the table has leave the others as they are', () => {
  expect(after(({ rows: [oak], editsToPaste }) => (oak ? editsToPaste(oak, 1, [['14']]) : []))).toEqual({
    columns: ['Wood', 'Price'],
    rows: [
      ['Oak', '14'],
      ['Ash', ''],
    ],
  });
});
