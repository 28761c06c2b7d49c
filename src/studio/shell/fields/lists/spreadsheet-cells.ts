/**
 * The cells of a pasted text that was copied from a table, such as one of a spreadsheet: rows are lines, and tabs separate
 * the cells. Undefined for other texts. A cell that itself has lines or quotation marks is in quotation marks; its lines
 * become one.
 */
export function spreadsheetCells(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined;
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

/** A cell, in quotation marks or not, and what ends it: a tab, the end of the line, or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/g;
