import { expect, test } from 'vitest';
import { readLocation, writeLocation } from './location.ts';

test('a location with view, file and pointer is unchanged after writing and reading', () => {
  const location = { view: 'pages', file: 'pages/100 %.json', at: '/blocks/0/title' };
  expect(readLocation(writeLocation(location))).toEqual(location);
  expect(readLocation(writeLocation({ view: 'history' }))).toEqual({ view: 'history' });
});

test.each(['', '#', '#/', '#/%', '#/pages/%zz', '#/%E0%A4'])('the fragment "%s" is no location', (fragment) => {
  expect(readLocation(fragment)).toBeUndefined();
});
