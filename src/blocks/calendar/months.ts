/** The first and the last month of a stage, from 1. */
export interface Span {
  from: number;
  to: number;
}

const MONTHS = 12;

/** For each month of a year, the index of its stage, or undefined. If stages overlap, the later one counts. */
export function stagesByMonth(spans: Span[]): (number | undefined)[] {
  const months: (number | undefined)[] = Array.from({ length: MONTHS });
  for (const [stage, { from, to }] of spans.entries()) {
    const length = ((to - from + MONTHS) % MONTHS) + 1;
    for (let step = 0; step < length; step += 1) months[(from - 1 + step) % MONTHS] = stage;
  }
  return months;
}
