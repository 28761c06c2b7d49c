import { expect, test } from 'vitest';
import { redirectsIn, resolveRedirects } from './redirects.ts';

const moved = redirectsIn({ moved: { '/a': '/b', '/b': '/c', '/x': '/y', '/y': '/x', '/n': 1 } });

test.each([
  ['/b', '/c'],
  ['/a', '/c'],
  ['/x', undefined],
  ['/n', undefined],
  ['/c', undefined],
])('%s finally leads to %s', (from, to) => {
  expect(resolveRedirects(from, moved)).toBe(to);
});
