/** A number, with its sign and a short unit: '540,000', '− 45,000', '150 g', '20%'. */
const AMOUNT = /^[−+-]?\s?\d[\d.,]*\s?[\p{L}%]{0,5}$/u;

/** Which cells of a table hold amounts, to be set below one another: all but the names of the rows, the last of each row, or none. */
export function amountsOf(rows: readonly (readonly string[])[]): 'amounts' | 'amountsLast' | 'none' {
  const are = (cells: (string | undefined)[]) => cells.every((cell) => AMOUNT.test(cell ?? ''));
  if (are(rows.flatMap((row) => row.slice(1)))) return 'amounts';
  return are(rows.map((row) => row.at(-1))) ? 'amountsLast' : 'none';
}
