import type { ChartMark } from '../../../contracts/resolved.ts';
import { onlyAmount } from './amount.ts';
import { box } from './path-data.ts';
import type { Drawn, Row } from './rows.ts';

const SIDE = 10;
const WINDOW = { width: 8, height: 11, left: 12, down: 15 };
const SIZE = { width: SIDE * WINDOW.left - 4, height: SIDE * WINDOW.down - 4 };

/** Windows go dark here and there: first two far apart, then by strides that look like chance. */
const FIRST_DARK = [32, 77];
const scattered = (place: number) => (place * 37) % 101;
const DARK_ORDER = [
  ...FIRST_DARK,
  ...Array.from({ length: 100 }, (_, place) => place)
    .filter((place) => !FIRST_DARK.includes(place))
    .sort((one, other) => scattered(one) - scattered(other)),
];

/** A hundred windows for each row, as many lit as its value says; each floor is a mark of its own. */
export function waffleMarks(rows: Row[]): Drawn {
  const marks = rows.flatMap(({ values, label, strong }, row): ChartMark[] => {
    const lit = Math.min(100, Math.round(onlyAmount(values, label).least));
    const dark = new Set(DARK_ORDER.slice(0, 100 - lit));
    const floor = (number: number, isDark: boolean) =>
      Array.from({ length: SIDE }, (_, place) => number * SIDE + place)
        .filter((place) => dark.has(place) === isDark)
        .map((place) => box((place % SIDE) * WINDOW.left, number * WINDOW.down, WINDOW.width, WINDOW.height))
        .join('');
    const floors = Array.from({ length: SIDE }, (_, number) => number);
    return [
      { shape: 'path', role: 'ground', row, d: floors.map((number) => floor(number, true)).join('') },
      ...floors.map(
        (number): ChartMark => ({ shape: 'path', role: strong ? 'strong' : 'plain', row, d: floor(number, false) }),
      ),
    ];
  });
  return { ...SIZE, marks };
}
