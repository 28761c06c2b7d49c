import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { masterSize, Pictures } from '../../content/read/pictures.ts';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import { makePictures, pictureRule } from './pictures.ts';

/**
 * A master stored sideways with an orientation tag, as phones held upright store it: 900 × 1300, and red at the top
 * once rotated.
 */
async function turnedMaster(folder: string): Promise<void> {
  const red = await sharp({ create: { width: 100, height: 900, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(folder, 'house.jpg'));
}

function imageOf(folder: string, focus: [number, number]): ImageFile {
  const pictures = new Pictures(folder, { house: { alt: 'A house', focus: [50, 50], color: '#888888' } });
  return pictures.imageFile({ name: 'house', focus });
}

test('a picture gets one upright file per width, shared by all its focal points; a second build makes none', async () => {
  using masters = temporaryFolder();
  using cache = temporaryFolder();
  await turnedMaster(masters.path);
  expect(masterSize(path.join(masters.path, 'house.jpg'))).toMatchObject({ width: 900, height: 1300 });
  const images = [imageOf(masters.path, [50, 50]), imageOf(masters.path, [10, 90])];
  const out = path.join(cache.path, 'out');
  await makePictures(images, cache.path, out);

  const sizes = await Promise.all(
    readdirSync(out).map(async (name) => {
      const { width, height, format } = await sharp(path.join(out, name)).metadata();
      return `${format} ${width} × ${height}`;
    }),
  );
  expect(sizes.sort()).toEqual(['heif 480 × 693', 'heif 664 × 959', 'webp 900 × 1300']);
  const [fallback = ''] = readdirSync(out).filter((name) => name.endsWith('.webp'));
  const top = await sharp(path.join(out, fallback))
    .extract({ left: 400, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(top[0]).toBeGreaterThan(200);

  const kept = path.join(cache.path, 'pictures');
  const inodes = () => readdirSync(kept).map((name) => statSync(path.join(kept, name)).ino);
  const made = inodes();
  await makePictures(images, cache.path, path.join(cache.path, 'elsewhere'));
  expect(inodes()).toEqual(made);
  expect(readdirSync(path.join(cache.path, 'elsewhere'))).toEqual(readdirSync(out));
});

test('only pictures that are not dark are dimmed in dark mode', async () => {
  using masters = temporaryFolder();
  await turnedMaster(masters.path);
  const image = imageOf(masters.path, [50, 50]);
  expect(pictureRule({ ...image, color: '#1f3d40' })).toContain('filter:none');
  expect(pictureRule({ ...image, color: '#daeade' })).not.toContain('filter');
});
