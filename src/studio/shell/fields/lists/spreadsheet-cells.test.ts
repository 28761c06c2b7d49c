import { expect, test } from 'vitest';
import { spreadsheetCells } from './spreadsheet-cells.ts';

test.each([
  [
    'rows are lines, and tabs separate cells',
    'Way\tFee\r\nTill\t0\r\n',
    [
      ['Way', 'Fee'],
      ['Till', '0'],
    ],
  ],
  [
    'empty cells are kept, and empty rows at the end are not',
    'a\t\tb\n\t\tc\n\t\t\n',
    [
      ['a', '', 'b'],
      ['', '', 'c'],
    ],
  ],
  ['a cell with lines is in quotation marks, and its lines become one', '"one\ntwo"\t3\n', [['one two', '3']]],
  ['quotation marks in such a cell are doubled', '"the ""new""\nway"\tb', [['the "new" way', 'b']]],
  ['a cell that merely begins with a quotation mark is kept', '"new" way\tb', [['"new" way', 'b']]],
])('%s', (_what, text, cells) => {
  expect(spreadsheetCells(text)).toEqual(cells);
});

test('a text without tabs is not a table', () => {
  expect(spreadsheetCells('one\ntwo')).toBeUndefined();
});
