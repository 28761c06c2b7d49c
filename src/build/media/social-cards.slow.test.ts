import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { Theme } from '../../generated/types.ts';
import { balancedLines, linesOf, SocialCards } from './social-cards.ts';

const content = path.resolve(import.meta.dirname, '../../../tests/fixture-site');
const brandDir = path.join(content, 'brand');
const theme: Theme = JSON.parse(readFileSync(path.join(content, 'theme.json'), 'utf8'));

async function redPicture(folder: string): Promise<ImageFile> {
  const file = path.join(folder, 'red.webp');
  await sharp({ create: { width: 1920, height: 1200, channels: 3, background: '#c00000' } }).toFile(file);
  const picture = {
    name: 'red',
    alt: '',
    width: 1920,
    height: 1200,
    hash: '0',
    widths: [],
    fallback: 960,
    className: 'pic-red',
  };
  return { picture, file, focus: [100, 0], color: '#c00000' };
}

const colourAt = async (file: string, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('a card is 1200 × 630, with the text on the left and the picture on the right', async () => {
  using folder = temporaryFolder();
  const image = await redPicture(folder.path);
  const images = new Map([[image.picture.className, image]]);
  const cards = new SocialCards({
    brandDir,
    cacheDir: path.join(folder.path, 'cache'),
    theme,
    logo: { file: 'logo-on-dark.svg', width: 194, height: 64 },
    images,
  });
  const out = path.join(folder.path, 'out');
  mkdirSync(out);
  const name = cards.nameOf('Farmers & produce', image.picture);
  expect(cards.nameOf('Farmers & produce', image.picture)).toBe(name);
  expect(cards.nameOf('Another title', image.picture)).not.toBe(name);
  images.set(image.picture.className, { ...image, focus: [0, 0] });
  expect(cards.nameOf('Farmers & produce', image.picture)).not.toBe(name);
  images.set(image.picture.className, image);
  await cards.make(out);
  const file = path.join(out, name);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const [red = 0, green = 0] = await colourAt(file, 1190, 10);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(40);
  expect((await colourAt(file, 10, 10)).every((part) => part < 60)).toBe(true);
});

/** The last column of a card that contains text, in pixels, and the share of columns that do. */
async function inkOf(file: string): Promise<{ last: number; share: number }> {
  const words = { left: 60, top: 160, width: 620, height: 440 };
  const { data, info } = await sharp(file).extract(words).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((light) => light > 200),
  );
  const last = columns.lastIndexOf(true);
  return { last, share: columns.filter(Boolean).length / (last + 1) };
}

test.each([
  'Wanjiru Kamau, founder and chief executive',
  'Short stays across Kenya',
  'Directory of all pages',
  'The company: one climb, made together',
])('the whole title "%s" is drawn', async (title) => {
  using folder = temporaryFolder();
  const image = await redPicture(folder.path);
  const cards = new SocialCards({
    brandDir,
    cacheDir: path.join(folder.path, 'cache'),
    theme,
    logo: { file: 'logo-on-dark.svg', width: 194, height: 64 },
    images: new Map([[image.picture.className, image]]),
  });
  const name = cards.nameOf(title, image.picture);
  await cards.make(folder.path);
  const { last, share } = await inkOf(path.join(folder.path, name));
  // Lines are broken at 560 px, and the longest is more than half full; gaps are narrower than letters.
  expect(last).toBeGreaterThan(280);
  expect(share).toBeGreaterThan(0.75);
});

test('lines have about the same length, and there are no more than necessary', () => {
  const widthOf = (text: string) => text.length;
  expect(balancedLines('why the money has an account of its own', 14, widthOf)).toEqual([
    'why the money',
    'has an account',
    'of its own',
  ]);
  expect(balancedLines('partners in all of Kenya', 20, widthOf)).toEqual(['partners in', 'all of Kenya']);
  expect(balancedLines('Nairobi incomprehensibilities', 10, widthOf)).toEqual(['Nairobi', 'incomprehensibilities']);
});

test('lines are as long as possible, and a word that is too long has a line of its own', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('a house on a hill', 8, widthOf)).toEqual(['a house', 'on a', 'hill']);
  expect(linesOf('Nairobi incomprehensibilities now', 10, widthOf)).toEqual([
    'Nairobi',
    'incomprehensibilities',
    'now',
  ]);
});
