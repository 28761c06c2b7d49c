import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../contracts/resolved.ts';
import { amountOf } from './amount.ts';
import { drawnChart } from './drawn-chart.ts';
import { spread } from './spread.ts';

const figures = (...texts: string[]) => texts.map((text) => ({ text }));
const chart = (kind: Chart['kind'], rows: object[], more: object = {}) =>
  drawnChart({ kind, title: 'T', columns: ['What', 'Value'], rows, ...more });
const paths = (drawn: Chart, role: string) => drawn.marks.filter((mark) => mark.role === role).map(({ d }) => d ?? '');

test.each([
  ['98%+', 98, 98, '%'],
  ['KES 20M', 20, 20, 'KESM'],
  ['10–15%', 10, 15, '%'],
  ['1,500+', 1500, 1500, ''],
  ['7.63%', 7.63, 7.63, '%'],
])('%s is parsed as %d to %d', (text, least, most, unit) => {
  expect(amountOf({ text })).toEqual({ least, most, unit });
});

test('a figure without a number is an error that quotes it', () => {
  expect(() => chart('bars', [{ label: 'a', values: figures('many') }])).toThrow('"many" has no number');
});

describe('bars', () => {
  const bars = chart('bars', [
    { label: 'a', values: figures('50%') },
    { label: 'b', values: figures('10–25%'), strong: true },
  ]);

  test('are as long as their values, on an axis that starts at zero', () => {
    expect(paths(bars, 'plain')).toEqual(['M0 0h100v6h-100z']);
    expect(paths(bars, 'strong')).toEqual(['M0 0h20v6h-20z']);
    expect(paths(bars, 'weak')).toEqual(['M0 0h50v6h-50z']);
    expect(paths(bars, 'ground')).toEqual([]);
  });

  test('leave the rest of the given whole empty', () => {
    const shares = chart('bars', [{ label: 'a', values: figures('50%') }], { whole: 100 });
    expect(paths(shares, 'strong')).toEqual(['M0 0h50v6h-50z']);
    expect(paths(shares, 'ground')).toEqual(['M0 0h100v6h-100z']);
  });

  test('highlight the first if no other is highlighted', () => {
    expect(bars.rows.map(({ strong }) => strong)).toEqual([false, true]);
    expect(chart('bars', [{ label: 'a', values: figures('1') }]).rows[0]?.strong).toBe(true);
  });
});

test.each([0, 2, 70, 98, 100])('%d of a hundred windows are lit', (lit) => {
  const drawn = chart('waffle', [{ label: 'a', values: figures(String(lit)) }]);
  const windows = (role: string) => paths(drawn, role).join('').match(/m/gi)?.length ?? 0;
  expect([windows('strong'), windows('ground')]).toEqual([lit, 100 - lit]);
});

test('a slope starts at zero: with one unit it shows its values, with several, each relative to its start', () => {
  const ends = (drawn: Chart) => drawn.marks.filter(({ shape }) => shape === 'circle').map(({ y }) => y);
  const same = [
    { label: 'a', values: figures('10%', '20%') },
    { label: 'b', values: figures('20%', '10%') },
  ];
  expect(ends(chart('slope', same))).toEqual([150, 30, 30, 150]);
  const mixed = [
    { label: 'a', values: figures('KES 20M', 'KES 80M') },
    { label: 'b', values: figures('500', '1,000') },
  ];
  expect(ends(chart('slope', mixed))).toEqual([210, 30, 210, 150]);
  const labels = chart('slope', mixed, { columns: ['What', '2025', '2027'] }).marks.map(({ text }) => text);
  expect(labels).toEqual(expect.arrayContaining(['2025', '2027', 'KES 80M', 'a']));
});

test('labels are moved apart, and keep their order and limits', () => {
  expect(spread([50, 52, 10], 20, [0, 100])).toEqual([50, 70, 10]);
  expect(spread([95, 96], 20, [0, 100])).toEqual([80, 100]);
});

const lineOf = (texts: string) =>
  chart(
    'line',
    texts.split(' ').map((text) => ({ label: text, values: figures(text) })),
  );

test.each([
  ['3 9 4 1 2', '3 9 1 2'],
  ['1 4 2', '1 4 2'],
  [`1 9 ${'5 '.repeat(20)}2`, '1 2'],
  ['3 9 4 1 4 9 3', '3 9 1 9 3'],
])('the line %s goes through all rows, with labels at its ends, its highest and its lowest point', (texts, labels) => {
  const drawn = lineOf(texts);
  expect(paths(drawn, 'strong')[0]).toMatch(/^M24,\S+C.*336,\S+$/);
  const values = drawn.marks.filter(({ role }) => role === 'value').sort((one, other) => (one.x ?? 0) - (other.x ?? 0));
  expect(values.map(({ text }) => text).join(' ')).toBe(labels);
});

test.each([
  ['1 2 3 4 5 6 7 8 9 10 11 12', '1 3 5 7 9 12'],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13', '1 4 7 10 13'],
])(
  'the names below the line %s do not touch, the last row has one, and steps are equal if they can be',
  (texts, shown) => {
    const names = lineOf(texts).marks.filter(({ role }) => role === 'label');
    expect(names.map(({ text }) => text).join(' ')).toBe(shown);
  },
);

test.each([
  ['Dec Jun Jan', ['middle', 'middle', 'middle']],
  ['December June January', ['start', 'middle', 'end']],
])('names below a line are centred, and those at its ends stay inside if they are long: %s', (texts, anchors) => {
  const rows = texts.split(' ').map((label, index) => ({ label, values: figures(String(index + 1)) }));
  const names = chart('line', rows).marks.filter(({ role }) => role === 'label');
  expect(names.map(({ anchor }) => anchor)).toEqual(anchors);
});

test('the lowest label of a slope does not overlap the name of its axis', () => {
  const { marks } = chart(
    'slope',
    [
      { label: 'a', values: figures('9', '5') },
      { label: 'b', values: figures('11', '10') },
    ],
    { columns: ['Group', 'Began', 'Finished'] },
  );
  const y = (wanted: string) => marks.find(({ text }) => text === wanted)?.y ?? 0;
  expect(y('Finished') - y('a')).toBeGreaterThan(20);
});

test.each([
  ['1 4 2', [true, true]],
  ['3 1 2', [false, false]],
])('the line %s does not cross the values at its ends', (texts, areBelow) => {
  const { marks } = lineOf(texts);
  const isBelow = (row: number) => {
    const [point, value] = marks.filter((mark) => mark.row === row && mark.role !== 'label');
    return (value?.y ?? 0) > (point?.y ?? 0);
  };
  expect([isBelow(0), isBelow(2)]).toEqual(areBelow);
});

test('pins are at the positions of their places, and do not overlap', () => {
  const outline = [
    [30, 0],
    [40, 0],
    [40, -10],
    [30, -10],
  ];
  const rows = [
    { label: 'a', at: [35, -5] },
    { label: 'b', at: [35.01, -5] },
    { label: 'c', at: [40, -10] },
  ];
  const pins = chart('map', rows, { outline: { points: outline } }).marks.filter(({ shape }) => shape === 'circle');
  const [one, other, corner] = pins.map(({ x = 0, y = 0 }) => ({ x, y }));
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(25);
  expect(((one?.x ?? 0) + (other?.x ?? 0)) / 2).toBeCloseTo(180, 0);
  expect(corner?.x).toBeCloseTo(346, 0);
});

test('pins on a picture are placed relative to its outermost points', () => {
  const picture = { hash: 'abcd', width: 1600, height: 1000 };
  const points = [
    [30, 5],
    [50, 5],
    [50, -5],
    [30, -5],
  ];
  const drawn = chart('map', [{ label: 'a', at: [35, -2.5] }], { outline: { points, picture } });
  const pin = drawn.marks.find(({ shape }) => shape === 'circle');
  expect([pin?.x, pin?.y]).toEqual([drawn.width / 4, (drawn.height * 3) / 4]);
  expect(drawn.width / drawn.height).toBe(1.6);
  expect(drawn.marks.map(({ role }) => role)).not.toContain('ground');
});
