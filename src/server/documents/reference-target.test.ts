import { expect, test } from 'vitest';
import { ADDRESSES, PROGRAM_ADDRESSES } from '../../../tests/contracts/documents/unusual-addresses.ts';
import { isRemote, isScriptUrl, isShare } from './reference-target.ts';

/** The account that owns the folders. */
const WHO = 'amina';

test.each([
  'C:\\Users\\a\\b.dotx',
  'C:/b.dotx',
  'file:///C:/b.dotx',
  'file:///C|/b.dotx',
  'file://C:/b.dotx',
  `file:///Users/${WHO}/b.dotm`,
  `file:///home/${WHO}/b.ott`,
  `file:/home/${WHO}/b.ott`,
  'file://localhost/Users/a',
  'file://localhost/Macintosh%20HD:Users:a:b.dotm',
  'Macintosh HD:Users:a:b.dotm',
  `/Users/${WHO}/b`,
  `/home/${WHO}/b`,
  '\\Templates\\b.dot',
  'b.dotm',
  'word/document.xml',
  '../a.xml',
  '',
  'cid:image001.png@01D8',
  'mailto:a@example.com',
  'NULL',
  'file:///',
])('%s is on the local computer', (place) => {
  expect(isRemote(place)).toBe(false);
});

test.each([
  '\\\\host\\a',
  '//host/a',
  '\\/host/a',
  '/\\host/a',
  '%5c%5chost\\a',
  '\t\\\\host\\a',
  'file://host/a',
  'file:\\\\host\\a',
  'file:////host/a',
  'file://///host/a',
  'file:///\\\\host\\a',
  'FILE://HOST/a',
  'smb://host/a',
  '\\\\?\\UNC\\host\\a',
  '\\\\.\\a',
  'file://localhost.evil.example/a',
  'file://c.evil.example/a',
])('%s is a network share', (place) => {
  expect([isShare(place), isRemote(place)]).toEqual([true, true]);
});

test.each([
  'https://e.example/a',
  'HTTP:a',
  'ftp://e.example',
  'ht\ntps://e.example',
  'ht tps://e.example',
  'mhtml:http://e.example',
  'webdav://e',
  'x:y'.replace('x', 'xy'),
])('%s is remote, but not a network share', (place) => {
  expect([isShare(place), isRemote(place)]).toEqual([false, true]);
});

test('recognises addresses that start a program', () => {
  for (const address of [
    'javascript:1',
    'JAVA\tSCRIPT:1',
    'java script:1',
    ' vbscript:1',
    'data:text/html,1',
    'ms-msdt:/id',
  ])
    expect([address, isScriptUrl(address)]).toEqual([address, true]);
  for (const address of ['https://e.example/?javascript:', 'mailto:javascript@example.com', '#javascript:'])
    expect([address, isScriptUrl(address)]).toEqual([address, false]);
});

test.each(PROGRAM_ADDRESSES)('%s starts a program', (address) => {
  expect(isScriptUrl(address)).toBe(true);
});

test.each(ADDRESSES)('%s is an ordinary address', (address) => {
  expect(isScriptUrl(address)).toBe(false);
});
