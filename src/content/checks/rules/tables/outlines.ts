import { listProperty, property } from '../../../read/json.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that no corner of a map outline is far out of line: swapped or mistyped coordinates. */
export const rule: Rule = {
  codes: { 'corner-elsewhere': 'warning' },
  files: 'outlines',
  onDocument({ data }) {
    const points = listProperty(data, 'points').filter(isPoint);
    if (points.length !== listProperty(data, 'points').length) return undefined;
    return points.length === CORNERS && property(data, 'picture') !== undefined
      ? otherCorner(points)
      : strayCorner(points);
  },
};

type Point = readonly [east: number, north: number];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((degrees) => typeof degrees === 'number');

/** The corners of a picture. */
const CORNERS = 4;

/** A corner of a list, which is closed: the first follows the last. */
const corner = (points: readonly Point[], place: number): Point => points.at(place % points.length) ?? [0, 0];

/** Reports a corner that does not make a rectangle with the other three. */
function otherCorner(points: readonly Point[]): FileIssue | undefined {
  const found = points.flatMap((point, place) => {
    const meant = fourthCorner(points, place);
    const isRight = meant === undefined || (meant[0] === point[0] && meant[1] === point[1]);
    return isRight ? [] : [{ point, place, meant, size: distance(meant, corner(points, place + 2)) }];
  });
  // Either end of the slanting edge may be wrong, and a typo seldom makes the rectangle larger.
  const [wrong, neighbour] = found.toSorted((one, other) => other.size - one.size);
  return wrong && elsewhere(wrong.point, wrong.place, wrong.meant, neighbour?.point);
}

/** The corner that makes a rectangle with the three others; undefined if these have no right angle. */
function fourthCorner(points: readonly Point[], place: number): Point | undefined {
  const [next = [0, 0], opposite = [0, 0], before = [0, 0]] = [1, 2, 3].map((steps) => corner(points, place + steps));
  if (next[0] === opposite[0] && before[1] === opposite[1]) return [before[0], next[1]];
  if (next[1] === opposite[1] && before[0] === opposite[0]) return [next[0], before[1]];
  return undefined;
}

/** How far a corner is from both its neighbours, in parts of the width or height of the land, if a digit is wrong. */
const FAR = 0.4;
/** How near its neighbours are to each other, and to what was meant. */
const NEAR = 0.25;
/** Minimum corners to recognise a wrong one. */
const MIN_CORNERS = 8;

/** Reports a corner far from its neighbours that a lost minus or decimal point, or swapped degrees, would explain. */
function strayCorner(points: readonly Point[]): FileIssue | undefined {
  if (points.length < MIN_CORNERS) return undefined;
  for (const [place, point] of points.entries()) {
    const neighbours = [corner(points, place + points.length - 1), corner(points, place + 1)] as const;
    const others = points.filter((_, other) => other !== place);
    const size = Math.max(...[0, 1].map((axis) => extent(others.map((one) => one[axis] ?? 0))));
    const distances = (from: Point) => neighbours.map((one) => distance(one, from) / size);
    if (distance(...neighbours) > size * NEAR || distances(point).some((one) => one < FAR)) continue;
    const [meant, another] = possibleCorners(point).filter((one) => distances(one).every((far) => far < NEAR));
    if (meant !== undefined && another === undefined) return elsewhere(point, place, meant);
  }
  return undefined;
}

const extent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** What a corner may have been before a typo. */
function possibleCorners([east, north]: Point): Point[] {
  const corrections = (degrees: number) => [-degrees, degrees * 10, degrees / 10].map((one) => Number(one.toFixed(6)));
  return [
    [north, east],
    ...corrections(east).map((one): Point => [one, north]),
    ...corrections(north).map((one): Point => [east, one]),
  ];
}

/** @param neighbour another corner that may be the wrong one */
function elsewhere(point: Point, place: number, meant: Point, neighbour?: Point): FileIssue {
  const pointer = `/points/${place}`;
  return {
    code: 'corner-elsewhere',
    pointer,
    message: `The corner [${point.join(', ')}] is not where its neighbours lead one to expect it.`,
    suggestion: `Write [${meant.join(', ')}], ${neighbour === undefined ? 'if that is meant' : `or correct the corner [${neighbour.join(', ')}]`}.`,
    fix: unsafe(changeTo(pointer, [...meant])),
  };
}
