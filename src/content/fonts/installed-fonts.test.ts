import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { type FontFile, fileForWeight, filesForWeights } from './font-files.ts';
import { installedFonts } from './installed-fonts.ts';
import { makeFont } from './make-font.ts';

/** Creates a font package with empty files, which is enough because they are not read here. */
function put(folder: string, slug: string, family: string, weights?: number[]): void {
  const variable = weights ? false : { wght: { min: '100', max: '900' } };
  mkdirSync(path.join(folder, slug, 'files'), { recursive: true });
  writeFileSync(path.join(folder, slug, 'metadata.json'), JSON.stringify({ family, variable, weights }));
  for (const weight of weights ?? [])
    writeFileSync(path.join(folder, slug, `files/${slug}-latin-${weight}-normal.woff2`), '');
}

const MASTERS = path.join(import.meta.dirname, '../../../tests/fixture-site/brand/fonts');

test('finds the company’s own fonts first, and then those installed with npm', () => {
  using project = temporaryFolder();
  const brand = path.join(project.path, 'sites/ours/brand');
  const packages = path.join(project.path, 'node_modules/@fontsource-variable');
  put(path.join(brand, 'fonts'), 'outfit', 'Outfit');
  put(packages, 'outfit', 'Outfit');
  put(packages, 'work-sans', 'Work Sans');
  const fonts = installedFonts(brand);
  expect([...fonts.keys()].sort()).toEqual(['Outfit', 'Work Sans']);
  const [fontFile] = fonts.get('Outfit')?.files ?? [];
  expect(fontFile?.file).toBe(path.join(brand, 'fonts/outfit/files/outfit-latin-wght-normal.woff2'));
  expect(fonts.get('Work Sans')).toMatchObject({ thinnest: 100, boldest: 900 });
});

test('a variable family has one file, any other family one for each weight', () => {
  using project = temporaryFolder();
  put(path.join(project.path, 'node_modules/@fontsource'), 'poppins', 'Poppins', [700, 400, 500]);
  put(path.join(project.path, 'node_modules/@fontsource'), 'inter', 'Inter', [400]);
  put(path.join(project.path, 'node_modules/@fontsource-variable'), 'inter', 'Inter');
  const fonts = installedFonts(path.join(project.path, 'brand'));
  const [poppins, inter] = [fonts.get('Poppins'), fonts.get('Inter')];
  if (!poppins || !inter) throw new Error('fonts are missing');
  const weights = (files: FontFile[]) => files.map(({ thinnest, boldest }) => [thinnest, boldest]);
  expect([poppins.thinnest, poppins.boldest]).toEqual([400, 700]);
  expect(weights(filesForWeights(poppins, [450, 700]))).toEqual([
    [400, 400],
    [700, 700],
  ]);
  expect(weights(filesForWeights(poppins, [400, 420]))).toEqual([[400, 400]]);
  expect(weights(filesForWeights(inter, [450, 700]))).toEqual([[450, 700]]);
  expect(fileForWeight(inter, 950)).toMatchObject({ thinnest: 900, boldest: 900 });
});

test('a WOFF2 file in brand/fonts/ is identified by its own metadata, and a damaged one is ignored', () => {
  using project = temporaryFolder();
  const fonts = path.join(project.path, 'brand/fonts');
  mkdirSync(fonts, { recursive: true });
  const [master] = installedFonts(path.dirname(MASTERS)).values();
  if (!master?.files[0]) throw new Error('no font to begin with');
  copyFileSync(master.files[0].file, path.join(fonts, 'ours.woff2'));
  writeFileSync(path.join(fonts, 'broken.woff2'), 'wOF2 and nothing else');
  const found = [...installedFonts(path.dirname(fonts)).values()];
  expect(found).toEqual([{ ...master, files: [{ ...master.files[0], file: path.join(fonts, 'ours.woff2') }] }]);
});

test('a font that is not variable can be made too', async () => {
  using project = temporaryFolder();
  const [master] = installedFonts(path.dirname(MASTERS)).values();
  const fontFile = master && fileForWeight(master, 600);
  if (!fontFile) throw new Error('no font to begin with');
  const still = await makeFont({ fontFile, format: 'woff2' }, project.path, 'still');
  const again = await makeFont(
    { fontFile: { ...fontFile, isVariable: false, file: still }, format: 'woff2' },
    project.path,
    'again',
  );
  expect(readFileSync(again).subarray(0, 4).toString()).toBe('wOF2');
});
