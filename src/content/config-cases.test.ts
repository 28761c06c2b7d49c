import { afterAll, expect, test } from 'vitest';
import * as rules from './checks/rules/all.ts';
import { allCodes } from './report/codes.ts';
import { caseNames, findingsIn, readCase, validSite } from './testing/cases.ts';
import { expectCase } from './testing/expect-case.ts';

const names = caseNames();
const codesOf = (name: string) => readCase(name).findings.map((finding) => finding.code);

/** The rules by the codes that they can report. */
const rulesByCode = new Map(
  Object.values(rules).flatMap((rule) => Object.keys(rule.codes).map((code) => [code, rule] as const)),
);

/** A selection of cases that shows every rule once, and each code that is of no rule. */
function oneForEachRule(): string[] {
  const shown = new Set<unknown>();
  return names.filter((name) => {
    const found = codesOf(name).map((code) => rulesByCode.get(code) ?? code);
    const isNew = found.some((rule) => !shown.has(rule));
    for (const rule of found) shown.add(rule);
    return isNew;
  });
}

/** The site in which each case makes its changes. */
const site = validSite();
afterAll(() => site[Symbol.dispose]());

test('the valid site that all cases start with has no findings', async () => {
  expect(await findingsIn(site.path)).toEqual([]);
});

// All others are in config-cases.slow.test.ts.
test.each(oneForEachRule())('%s', (name) => expectCase(site.path, name));

test('the valid site has no findings after these cases either', async () => {
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
