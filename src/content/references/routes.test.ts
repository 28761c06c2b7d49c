import { expect, test } from 'vitest';
import { redirectsIn, resolveRedirects, sitePaths } from './routes.ts';

const entries = () => ['amani', 'zawadi'];
const screens = (paths: string[]) =>
  sitePaths({ routes: [{ paths, page: 'people', collection: 'leaders' }] }, entries).map(({ path, screen }) => [
    path,
    screen,
  ]);

test('a list and its entries are one screen if they belong to one route', () => {
  expect(screens(['/people', '/people/{id}', '/team'])).toEqual([
    ['/people', '/people'],
    ['/people/amani', '/people'],
    ['/people/zawadi', '/people'],
    ['/team', '/people'],
  ]);
});

test('entries without a list, and further paths of a page, are separate screens', () => {
  expect(screens(['/people/{id}'])).toEqual([
    ['/people/amani', undefined],
    ['/people/zawadi', undefined],
  ]);
  expect(screens(['/people', '/team'])).toEqual([
    ['/people', undefined],
    ['/team', undefined],
  ]);
});

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
