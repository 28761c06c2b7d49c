import { expect, test } from 'vitest';
import { endOfMoves, movedPaths } from './moved.ts';

const moved = movedPaths({ moved: { '/a': '/b', '/b': '/c', '/x': '/y', '/y': '/x', '/n': 1 } });

test.each([
  ['/b', '/c'],
  ['/a', '/c'],
  ['/x', undefined],
  ['/n', undefined],
  ['/c', undefined],
])('%s finally leads to %s', (from, to) => {
  expect(endOfMoves(from, moved)).toBe(to);
});
