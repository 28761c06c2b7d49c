import { randomFillSync } from 'node:crypto';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sample } from '../../../../tests/amount/amount.ts';
import { checkContent } from '../../../content/checks/check-content.ts';
import { PICTURE_HEAD_BYTES } from '../../contract/picture-limits.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { refuseByHeader } from './encode-picture.ts';
import { freeName } from './picture-name.ts';
import { listPictures, putPicture } from './pictures.ts';

const root = path.join(import.meta.dirname, '../../../..');
const base = path.join(root, 'tests/config-cases/_base');

const entries = (draft: TestDraft) => JSON.parse(draft.text('images.json') ?? '');

/** A black square as a small PNG file, with one bit per pixel. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84020' } });
let jpeg: Buffer;
/** For tests in which the picture does not matter. */
let small: Buffer;
beforeAll(async () => {
  jpeg = await pictureOf(3000, 1000)
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  small = await pictureOf(900, 810).jpeg().toBuffer();
});
const add = (draft: TestDraft, data: Buffer, name = 'Foto.jpg', alt: string | undefined = 'A wall') =>
  putPicture(draft, undefined, { name, data: data.toString('base64'), replaces: false, alt });

test('an uploaded photo becomes an upright WebP of at most 2400 pixels without camera metadata', async () => {
  using draft = new TestDraft({
    'images.json': '{\n  "one": { "alt": "One", "focus": [50, 50], "color": "#ffffff" }\n}\n',
  });
  const info = await add(draft, jpeg, 'C:\\Pictures\\Überblick (1).JPG');
  expect(info).toMatchObject({
    name: 'uberblick-1',
    src: '/_studio/picture/uberblick-1',
    width: 800,
    height: 2400,
    alt: 'A wall',
    focus: [50, 50],
  });
  const { format, width, height, exif, orientation } = await sharp(
    Buffer.from(draft.bytes('images/uberblick-1.webp') ?? ''),
  ).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 800, height: 2400 });
  expect(draft.text('images.json')).toMatch(
    /^\{\n {2}"one": \{ "alt": "One", "focus": \[50, 50\], "color": "#ffffff" \},\n {2}"uberblick-1": \{ "alt": "A wall", "focus": \[50, 50\], "color": "#c[0-9a-f]{5}" \}\n\}\n$/,
  );
  expect(draft.steps).toEqual([{ title: 'Add the picture uberblick-1' }]);
});

test('a decorative picture is stored with an empty alt text, which the check accepts', async () => {
  using draft = new TestDraft(base);
  const info = await add(draft, small, 'lines.jpg', '');
  expect(info.alt).toBe('');
  const schemasDir = path.join(root, 'schemas');
  const { issues } = await checkContent({ configDir: draft.dir, schemasDir, now: new Date() });
  expect(issues.map(({ code }) => code)).toEqual(['unused-image']);
});

test('replacing a picture requires a new alt text, keeps the focus point, and deletes the old file', async () => {
  using draft = new TestDraft({ 'images.json': '{ "one": { "alt": "One", "focus": [20, 80], "color": "#ffffff" } }' });
  draft.change([{ file: 'images/one.png', after: await pictureOf(900, 900).png().toBuffer() }], { title: 'x' });
  const request = { name: 'one', data: small.toString('base64'), replaces: true };
  await expect(putPicture(draft, undefined, request)).rejects.toThrow(/what the picture shows/);
  await putPicture(draft, undefined, { ...request, alt: 'Another' });
  expect(listPictures(draft, undefined)).toMatchObject([{ name: 'one', width: 900, alt: 'Another', focus: [20, 80] }]);
  expect(draft.bytes('images/one.png')).toBeUndefined();
  await expect(putPicture(draft, undefined, { ...request, name: 'none', alt: 'x' })).rejects.toThrow(
    /no picture "none"/,
  );
});

test('a number is appended to a name that is in use', async () => {
  using draft = new TestDraft({ 'images.json': '{}' });
  const names = [await add(draft, small), await add(draft, small)].map(({ name }) => name);
  expect(names).toEqual(['foto', 'foto-2']);
  expect(Object.keys(entries(draft))).toEqual(names);
  expect(freeName('…', new Set(['picture']))).toBe('picture-2');
});

describe('refuses with a reason, and changes nothing', () => {
  const header = (bytes: string, size = 100) => Buffer.concat([Buffer.from(bytes, 'latin1'), Buffer.alloc(size)]);
  test.each(
    sample<[string, () => Buffer, RegExp]>(
      [
        ['a file of 60 MB', () => header('\xff\xd8\xff', 60 * 1024 * 1024), /60 MB; at most 40 MB/],
        [
          'a drawing',
          () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
          /drawing \(SVG\)/,
        ],
        ['an iPhone photo', () => header('\0\0\0\x18ftypheic'), /HEIC/],
        ['a video', () => header('\0\0\0\x18ftypisom'), /a film/],
        ['a text', () => Buffer.from('Hello'), /no picture that can be read/],
        ['an empty file', () => Buffer.alloc(0), /empty/],
        ['half a photo', () => jpeg.subarray(0, jpeg.length / 2), /damaged/],
        ['noise with the signature of a PNG file', () => header('\x89PNG\r\n\x1a\n'), /damaged/],
      ],
      4,
    ),
  )('%s', async (_, bytes, words) => {
    using draft = new TestDraft({ 'images.json': '{}' });
    await expect(add(draft, bytes())).rejects.toThrow(words);
    expect(draft.steps).toEqual([]);
  });

  test('a decompression bomb', async () => {
    using draft = new TestDraft({ 'images.json': '{}' });
    await expect(add(draft, blackPng(16_000))).rejects.toThrow(/16000 by 16000 pixels/);
  });

  test('a picture that is too narrow, or has no alt text', async () => {
    using draft = new TestDraft({ 'images.json': '{}' });
    await expect(add(draft, await pictureOf(640, 900).png().toBuffer())).rejects.toThrow('640 pixels wide');
    await expect(add(draft, jpeg, 'foto.jpg', '  ')).rejects.toThrow(/what the picture shows/);
  });

  test('a picture that crashes the encoder', async () => {
    using draft = new TestDraft({ 'images.json': '{}' });
    vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.kill(process.pid,9)');
    await expect(add(draft, small)).rejects.toThrow(/more memory than there is/);
    vi.unstubAllEnvs();
    expect(draft.steps).toEqual([]);
    expect(await add(draft, small)).toMatchObject({ name: 'foto' });
  });

  test('any picture while images.json is invalid JSON', async () => {
    using draft = new TestDraft({ 'images.json': '{ "one": ' });
    await expect(add(draft, jpeg)).rejects.toThrow(/images\.json has a mistake/);
  });
});

test('unsuitable files are recognised by their size and first bytes', async () => {
  const refusalOf = async (bytes: Buffer, size = bytes.length) => {
    const refused = await refuseByHeader(bytes.subarray(0, PICTURE_HEAD_BYTES), size).catch((error: unknown) => error);
    return refused instanceof Error ? refused.message : 'taken';
  };
  expect(await refusalOf(jpeg)).toBe('taken');
  expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toBe('taken');
  expect(await refusalOf(jpeg, 60 * 1024 * 1024)).toContain('60 MB');
  expect(await refusalOf(Buffer.from('<svg onload="alert(1)"/>'))).toContain('drawing (SVG)');
  expect(await refusalOf(Buffer.from('\0\0\0\x18ftypheic', 'latin1'))).toContain('HEIC');
  expect(await refusalOf(await pictureOf(640, 900).png().toBuffer())).toContain('640 pixels wide');
});

describe('accepts and re-encodes', () => {
  const films = sharp(randomFillSync(Buffer.alloc(900 * 1800 * 3)), {
    raw: { width: 900, height: 1800, channels: 3, pageHeight: 900 },
  });
  test.each(
    sample<[string, () => Promise<Buffer>, number]>(
      [
        ['a CMYK photo', () => pictureOf(1000, 900).toColourspace('cmyk').jpeg().toBuffer(), 1000],
        ['the first frame of an animation', () => films.webp().toBuffer(), 900],
        ['16 bits per channel', () => pictureOf(1000, 900).toColourspace('rgb16').png().toBuffer(), 1000],
      ],
      1,
    ),
  )('%s', async (_, bytes, width) => {
    using draft = new TestDraft({ 'images.json': '{}' });
    const info = await add(draft, await bytes(), 'notes.txt');
    expect(info).toMatchObject({ name: 'notes', width });
    const { format, space, pages } = await sharp(Buffer.from(draft.bytes('images/notes.webp') ?? '')).metadata();
    expect({ format, space, pages }).toEqual({ format: 'webp', space: 'srgb', pages: undefined });
  });
});

test('a listed picture tells where it is used', async () => {
  using draft = new TestDraft(base);
  const { content } = await checkContent({
    configDir: draft.dir,
    schemasDir: path.join(root, 'schemas'),
    now: new Date(),
  });
  const [used] = listPictures(draft, content);
  expect(used?.uses[0]?.where).toMatch(/^[A-Z].* of /);
});
