import { expect, test } from 'vitest';
import type { PictureInfo } from '../../../contract/media.ts';
import { matchesFilter, matchesQuery, pictureFilters } from './picture-filter.ts';

const common = { src: '', width: 1, height: 1, bytes: 1 };
const where = 'Picture of the hero of the home page';
const pictures: PictureInfo[] = [
  { ...common, name: 'harvest', alt: 'Women sorting beans', uses: [{ where, file: 'pages/home.json', pointer: '' }] },
  { ...common, name: 'roof', alt: 'A roof', uses: [] },
  { ...common, name: 'new', uses: [] },
];

test.each(pictureFilters)("'%s' lists as many pictures as its button counts", (show) => {
  const listed = pictures.filter((picture) => matchesQuery(picture, { query: '', filter: show }));
  expect(listed).toEqual(pictures.filter((picture) => matchesFilter(picture, show)));
  expect(listed.length).toBeGreaterThan(0);
});

test.each([
  ['beans women', ['harvest']],
  ['home page', ['harvest']],
  ['object', []],
])('searching for %j finds %j', (query, names) => {
  const found = pictures.filter((picture) => matchesQuery(picture, { query, filter: 'all' }));
  expect(found.map(({ name }) => name)).toEqual(names);
});
