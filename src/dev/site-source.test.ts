import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validSite } from '../content/testing/cases.ts';
import { SiteSource } from './site-source.ts';

test('low contrast is reported, but the site is shown; with any other error the last good site stays', async () => {
  using site = validSite();
  const source = new SiteSource(join(import.meta.dirname, '../..'), site.path);
  const file = join(site.path, 'theme.json');
  const good = readFileSync(file, 'utf8');
  const { grey } = JSON.parse(good).palette;
  const colour = () => source.site?.theme.palette.grey;
  const write = async (text: string) => {
    writeFileSync(file, text);
    await source.refresh();
  };
  const pale = good.replace(`"grey": "${grey}"`, '"grey": "#9aa8a0"');
  await write(pale);
  expect(new Set(source.errors.map(({ code }) => code))).toEqual(new Set(['low-contrast']));
  expect(colour()).toBe('#9aa8a0');
  await write(pale.replace('#9aa8a0', '#abb').replace('"tones"', '"tnoes"'));
  expect(colour()).toBe('#9aa8a0');
  await write(good);
  expect(source.errors).toEqual([]);
  expect(colour()).toBe(grey);
});

test('an edit is shown before warnings are checked, which stay as they were until then', async () => {
  using site = validSite();
  const source = new SiteSource(join(import.meta.dirname, '../..'), site.path);
  const file = join(site.path, 'site.json');
  const good = readFileSync(file, 'utf8');
  const { legalName } = JSON.parse(good);
  const warned = () => source.warnings.some(({ code }) => code === 'stray-space');
  await source.refresh();
  expect(warned()).toBe(false);
  writeFileSync(file, good.replace(`"legalName": "${legalName}"`, `"legalName": "${legalName}  Again"`));
  await source.refresh({ onlyErrors: true });
  expect(source.site?.data.site.legalName).toBe(`${legalName}  Again`);
  expect(warned()).toBe(false);
  await source.checkWarnings();
  expect(warned()).toBe(true);
  writeFileSync(file, good);
  await source.refresh({ onlyErrors: true });
  expect(warned()).toBe(true);
  await source.checkWarnings();
  expect(warned()).toBe(false);
});

test('a check for warnings lets other work run, which may stop it', async () => {
  using site = validSite();
  const source = new SiteSource(join(import.meta.dirname, '../..'), site.path);
  await source.checkWarnings();
  const file = join(site.path, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"legalName": "', '"legalName": "A  '));
  const stop = new AbortController();
  setImmediate(() => stop.abort(new Error('An edit is waiting.')));
  await expect(source.checkWarnings(stop.signal)).rejects.toThrow('An edit is waiting.');
  expect(source.warnings).toEqual([]);
  await source.checkWarnings();
  expect(source.warnings).not.toEqual([]);
});

test('a page that breaks before its last valid edit was shown stays as it was last shown', async () => {
  using site = validSite();
  const source = new SiteSource(join(import.meta.dirname, '../..'), site.path);
  await source.refresh();
  const path = source.site?.paths[0]?.path ?? '';
  const shown = source.site?.page(path);
  const file = join(site.path, 'pages', `${shown?.id}.json`);
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, `${good}\n`);
  await source.refresh();
  writeFileSync(file, good.slice(0, good.length / 2));
  expect(() => source.site?.page(path), 'nobody has said yet that it is broken').toThrow();
  await source.refresh();
  expect(source.site?.page(path)).toEqual(shown);
});
