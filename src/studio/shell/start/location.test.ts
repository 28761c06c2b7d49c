import { expect, test } from 'vitest';
import { readLocation, writeLocation } from './location.ts';

test('an address names a room, a file and a place, and is read as it was written', () => {
  const location = { room: 'pages', file: 'pages/100 %.json', at: '/blocks/0/title' };
  expect(readLocation(writeLocation(location))).toEqual(location);
  expect(readLocation(writeLocation({ room: 'history' }))).toEqual({ room: 'history' });
});

test.each(['', '#', '#/', '#/%', '#/pages/%zz', '#/%E0%A4'])('the address "%s" names nothing', (fragment) => {
  expect(readLocation(fragment)).toBeUndefined();
});
