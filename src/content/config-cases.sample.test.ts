import { afterAll, expect, test } from 'vitest';
import { isThorough } from '../../tests/amount/amount.ts';
import { blockMeta } from '../generated/block-meta.ts';
import { allCodes } from './report/codes.ts';
import { applyCase, caseNames, findingsIn, readCase, validSite } from './testing/cases.ts';

const names = caseNames();
const codesOf = (name: string) => readCase(name).findings.map((finding) => finding.code);

/** A selection of cases that shows every code once; all others are further cases of the same codes. */
function oneForEachCode(): string[] {
  const shown = new Set<string>();
  return names.filter((name) => {
    const isNew = codesOf(name).some((code) => !shown.has(code));
    for (const code of codesOf(name)) shown.add(code);
    return isNew;
  });
}

// Each case checks a whole site.
const tried = isThorough ? names : oneForEachCode();

/** The site in which each case makes its changes. */
const site = validSite();
afterAll(() => site[Symbol.dispose]());

test('the valid site that all cases start with has no findings', async () => {
  expect(await findingsIn(site.path)).toEqual([]);
});

/** The beginning of the list of all block types, which grows with the project. */
const blockTypes = new RegExp(`"(?:${Object.keys(blockMeta).join('|')})"(?:, "[a-z0-9-]+"){10,}(?: …)?`);

test.each(tried)('%s', async (name) => {
  const expected = readCase(name);
  using _broken = applyCase(site.path, name, expected);
  const findings = (await findingsIn(site.path)).map((finding) => ({
    ...finding,
    ...(finding.suggestion && { suggestion: finding.suggestion.replace(blockTypes, '{block types}') }),
  }));
  expect(findings).toEqual(expected.findings);
});

test('the valid site has no findings after all cases either', async () => {
  expect(await findingsIn(site.path)).toEqual([]);
});

test('every code of the checker is shown by a case', () => {
  const shown = new Set(names.flatMap(codesOf));
  expect([...shown].sort()).toEqual(allCodes());
});

test('no message contains jargon', () => {
  const sentences = names.flatMap((name) =>
    readCase(name).findings.flatMap(({ message, suggestion }) => [message, suggestion]),
  );
  const machine = /must match|oneOf|schema|undefined|NaN|additionalPropert|\[object|Error:|JSON pointer/;
  // Texts in quotation marks are suggestions to write.
  const ownWords = (sentence: string) => sentence.replace(/"[^"]*"/g, '');
  expect(sentences.filter((sentence) => machine.test(ownWords(sentence)))).toEqual([]);
});
