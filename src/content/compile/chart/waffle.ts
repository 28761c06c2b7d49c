import type { ChartMark } from '../../../contracts/resolved.ts';
import { onlyAmount } from './amount.ts';
import type { Drawn, Row } from './rows.ts';

const SIDE = 10;
const WINDOW = { width: 8, height: 11, left: 12, down: 15 };
const SIZE = { width: SIDE * WINDOW.left - 4, height: SIDE * WINDOW.down - 4 };

/** Which windows go dark: first two far apart, then at intervals that look random. */
const FIRST_DARK = [32, 77];
const scattered = (pane: number) => (pane * 37) % 101;
const DARK_ORDER = [
  ...FIRST_DARK,
  ...Array.from({ length: 100 }, (_, pane) => pane)
    .filter((pane) => !FIRST_DARK.includes(pane))
    .sort((one, other) => scattered(one) - scattered(other)),
];

/** Windows as one path with relative steps, which repeat and therefore compress to almost nothing. */
function panes(places: number[]): string {
  const at = (pane: number) => ({ x: (pane % SIDE) * WINDOW.left, y: Math.floor(pane / SIDE) * WINDOW.down });
  return places
    .map((pane, index) => {
      const before = at(places[index - 1] ?? 0);
      const { x, y } = at(pane);
      const step = index === 0 ? `M${x} ${y}` : `m${x - before.x} ${y - before.y}`;
      return `${step}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`;
    })
    .join('');
}

/** A hundred windows for each row, lit according to its value; each floor is a separate mark. */
export function waffleMarks(rows: Row[]): Drawn {
  const marks = rows.flatMap(({ values, label, strong }, row): ChartMark[] => {
    const lit = Math.min(100, Math.round(onlyAmount(values, label).least));
    const dark = new Set(DARK_ORDER.slice(0, 100 - lit));
    const all = Array.from({ length: SIDE * SIDE }, (_, pane) => pane);
    const floors = Array.from({ length: SIDE }, (_, floor) =>
      all.slice(floor * SIDE, (floor + 1) * SIDE).filter((pane) => !dark.has(pane)),
    );
    return [
      { shape: 'path', role: 'ground', row, d: panes(all.filter((pane) => dark.has(pane))) },
      ...floors.map(
        (places): ChartMark => ({ shape: 'path', role: strong ? 'strong' : 'plain', row, d: panes(places) }),
      ),
    ];
  });
  return { ...SIZE, marks };
}
