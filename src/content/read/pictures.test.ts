import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { validSite } from '../testing/cases.ts';
import { masterSize } from './pictures.ts';

const drawn = (format: 'webp' | 'png' | 'jpeg' | 'avif') =>
  sharp({ create: { width: 321, height: 123, channels: 3, background: '#abcdef' } })
    .toFormat(format)
    .toBuffer();

/** A JPEG segment such as cameras write before the size. Its bytes look like the beginning of another size segment. */
function segment(bytes: number): Buffer {
  const head = Buffer.from([0xff, 0xe5, 0, 0]);
  head.writeUInt16BE(bytes + 2, 2);
  return Buffer.concat([head, Buffer.alloc(bytes, Buffer.from([0xff, 0xc0, 0, 8]))]);
}

const TYPES = { webp: /^webp$/, png: /^png$/, jpeg: /^jpg$/, avif: /^(?:avif|heif)$/ };

test.each(['webp', 'png', 'jpeg', 'avif'] as const)('reads the size of a picture in the format %s', async (format) => {
  using place = validSite();
  const file = path.join(place.path, `one.${format}`);
  const bytes = await drawn(format);
  writeFileSync(file, bytes);
  expect(masterSize(file)).toEqual({
    width: 321,
    height: 123,
    bytes: bytes.length,
    type: expect.stringMatching(TYPES[format]),
  });
});

test('finds the size after long segments that a camera added', async () => {
  using place = validSite();
  const file = path.join(place.path, 'one.jpg');
  const jpeg = await drawn('jpeg');
  const added = [segment(4000), segment(60_000), segment(60_000)];
  writeFileSync(file, Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]));
  expect(masterSize(file)).toMatchObject({ width: 321, height: 123 });
});

test('a file that is not a picture has no size', async () => {
  using place = validSite();
  const file = path.join(place.path, 'one.png');
  for (const content of [Buffer.alloc(0), Buffer.from('no picture'), (await drawn('jpeg')).subarray(0, 30)]) {
    writeFileSync(file, content);
    expect(masterSize(file)).toBeUndefined();
  }
  expect(masterSize(`${file}.gone`)).toBeUndefined();
});
