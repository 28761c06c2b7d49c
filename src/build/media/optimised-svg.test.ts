import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { optimiseDrawings } from './optimised-svg.ts';

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><!-- made by hand --><path fill="var(--lime, #ff0)" d="${path}"/></svg>`;

const theme = { palette: { lime: '#d0c82a' } };

test('drawings keep position and colour, and lose invisible data', async () => {
  using folder = temporaryFolder();
  const brandDir = path.join(folder.path, 'brand');
  mkdirSync(brandDir);
  writeFileSync(path.join(brandDir, 'mark.svg'), drawing('M 32.0001 7.00001 L 60.04 55 L 46.6 55 Z'));
  const made = await optimiseDrawings(brandDir, path.join(folder.path, 'cache'), theme);
  const short = readFileSync(path.join(made, 'mark.svg'), 'utf8');
  expect(short).toContain('viewBox="0 0 64 64"');
  expect(short).toContain('#d0c82a');
  expect(short).not.toContain('made by hand');
  expect(short).not.toContain('0001');
  expect(await optimiseDrawings(brandDir, path.join(folder.path, 'cache'), theme)).toBe(made);
  writeFileSync(path.join(brandDir, 'mark.svg'), drawing('M1 1h2z'));
  expect(await optimiseDrawings(brandDir, path.join(folder.path, 'cache'), theme)).not.toBe(made);
});
