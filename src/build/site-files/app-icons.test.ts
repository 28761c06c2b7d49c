import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAppIcons } from './app-icons.ts';

const brandDir = path.resolve(import.meta.dirname, '../../../tests/config-cases/_base/brand');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'icons-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const make = () =>
  makeAppIcons({ brandDir, cacheDir: path.join(dir, 'cache'), outDir: path.join(dir, 'dist') }, '#12211b', {
    palette: {},
  });
const read = (file: string) => readFileSync(path.join(dir, 'dist/public', file));

test('favicon.ico has each listed picture at its offset and in its size', async () => {
  await make();
  const file = read('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  let end = 6 + 2 * 16;
  for (const [index, size] of [32, 48].entries()) {
    const entry = 6 + index * 16;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect(offset).toBe(end);
    end = offset + length;
    const { format, width, height, hasAlpha } = await sharp(file.subarray(offset, end)).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: size, height: size, hasAlpha: true });
  }
  expect(file.length).toBe(end);
});

test('icons are drawn once, and with the same bytes each time', async () => {
  await make();
  const names = readdirSync(path.join(dir, 'cache/icons'));
  const [icon, favicon] = [read('icons/icon-192.png'), read('favicon.ico')];
  await make();
  expect(readdirSync(path.join(dir, 'cache/icons'))).toEqual(names);
  expect([read('icons/icon-192.png').equals(icon), read('favicon.ico').equals(favicon)]).toEqual([true, true]);
});
