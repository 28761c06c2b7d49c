import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { installedFaces } from './installed-faces.ts';

/** A face as its package has it; the file itself is not read here. */
function put(folder: string, slug: string, family: string, isVariable = true): void {
  const variable = isVariable ? { wght: { min: '100', max: '900' } } : false;
  mkdirSync(path.join(folder, slug), { recursive: true });
  writeFileSync(path.join(folder, slug, 'metadata.json'), JSON.stringify({ family, variable }));
}

test('faces are those of the company and those that npm has installed above it, its own first', () => {
  using project = temporaryFolder();
  const brand = path.join(project.path, 'sites/ours/brand');
  const packages = path.join(project.path, 'node_modules/@fontsource-variable');
  put(path.join(brand, 'faces'), 'outfit', 'Outfit');
  put(packages, 'outfit', 'Outfit');
  put(packages, 'work-sans', 'Work Sans');
  put(packages, 'poppins', 'Poppins', false);
  const faces = installedFaces(brand);
  expect([...faces.keys()].sort()).toEqual(['Outfit', 'Work Sans']);
  expect(faces.get('Outfit')?.file).toBe(path.join(brand, 'faces/outfit/files/outfit-latin-wght-normal.woff2'));
  expect(faces.get('Work Sans')).toMatchObject({ thinnest: 100, boldest: 900 });
});
