import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../compile/check-site.ts';
import { applySafeFixes } from '../../fixes/apply-fixes.ts';
import { applyCase, validSite } from '../../testing/cases.ts';

const schemasDir = join(import.meta.dirname, '../../../../schemas');

/** Applies the safe fixes to a case. */
async function fixedCase(name: string) {
  using site = validSite();
  using _broken = applyCase(site.path, name, {});
  const check = () =>
    checkSite({ configDir: site.path, schemasDir, displayRoot: site.path, now: new Date('2026-06-01') });
  const { fixed, findings } = await applySafeFixes({ displayRoot: site.path, check });
  return { titles: fixed.map(({ title }) => title), messages: findings.map(({ message }) => message) };
}

test('a corrected name is corrected where its own file uses it', async () => {
  expect(await fixedCase('field-name-with-a-space-in-a-condition')).toEqual({
    titles: ['Change to "mainTopic"'],
    messages: [],
  });
});

test('a name that other files use is not corrected without a person', async () => {
  expect(await fixedCase('field-name-with-a-space-that-mails-use')).toEqual({
    titles: [],
    messages: ['"name" is "main topic", which is not written correctly.'],
  });
});
