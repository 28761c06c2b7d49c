/** Formatted numbers. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
export const seconds = (value: number) => value.toFixed(2);
export const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** The median of a list of numbers; the lower of the two for an even count. Throws for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[(sorted.length - 1) >> 1];
  if (middle === undefined) throw new Error('there is no middle of nothing');
  return middle;
}

/** A percentile; NaN for an empty list. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/**
 * A Markdown table that is also readable in a terminal: the first columns, which contain text, are left-aligned,
 * numbers right-aligned.
 */
export function table(header: string[], rows: string[][], textColumns = 1): string {
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => (column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}
