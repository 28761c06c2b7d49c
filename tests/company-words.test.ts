/** The engine is independent of the company: terms from the company's content must not occur anywhere else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';
import { companyTerms, companyTermsIn } from './repo/company-terms.ts';
import { isTest, repositoryFiles, type SourceFile } from './repo/source-files.ts';

/**
 * Files of the engine, except tests. The generated schemas for editors are excluded, since they list names in the
 * content.
 */
function engineFiles(): SourceFile[] {
  const isEngine = ({ path: file }: SourceFile) =>
    /^(?:src|scripts|schemas)\//.test(file) && !/names\.schema\.json$/.test(file);
  return repositoryFiles().filter((file) => isEngine(file) && !isTest(file));
}

test('the terms are read from the content, and found in a text', () => {
  expect(companyTerms.size).toBeGreaterThan(12);
  const { name, phone }: { name: string; phone: string } = JSON.parse(
    readFileSync(path.join(ROOT, 'site-config/site.json'), 'utf8'),
  );
  expect(companyTermsIn(`Write to ${name}.`)).not.toEqual([]);
  expect(companyTermsIn(`Call ${phone}.`)).not.toEqual([]);
});

test('no term, number, address or font of the company occurs in the engine', () => {
  const files = engineFiles();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => companyTermsIn(file.text).map((word) => `${file.path}: ${word}`));
  expect(found).toEqual([]);
});
