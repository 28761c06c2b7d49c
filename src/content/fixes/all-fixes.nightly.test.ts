import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '../../contracts/finding.ts';
import { checkSite } from '../compile/check-site.ts';
import { applyCase, caseNames, readCase, validSite } from '../testing/cases.ts';
import { applySafeFixes } from './apply-fixes.ts';

const site = validSite();
afterAll(() => site[Symbol.dispose]());

const check = () =>
  checkSite({
    configDir: site.path,
    schemasDir: path.join(import.meta.dirname, '../../../schemas'),
    displayRoot: site.path,
    now: new Date('2026-06-01'),
  });

/**
 * Codes of rules that only judge names, paths, links, mails and answers that are correct, so that other mistakes hide their
 * findings.
 */
const HIDDEN_BEFORE = /^(unused-.*|missing-for-entry|contact-differs|decoration-with-alt|unknown-parameter)$/;
const isHiddenBefore = ({ code }: Finding) => HIDDEN_BEFORE.test(code);

/** A finding without its position, to compare it before and after fixes. */
const summaryOf = ({ code, file, message }: Finding) => `${code} ${file} ${message}`;

test.each(caseNames())('what --fix makes of %s brings nothing new', async (name) => {
  using _broken = applyCase(site.path, name, readCase(name));
  const before = await check();
  if (!before.some(({ fix }) => fix?.isSafe)) return;
  const { fixed, findings } = await applySafeFixes({ displayRoot: site.path, check });
  expect(fixed.length).toBeGreaterThan(0);
  const known = new Set(before.map(summaryOf));
  const news = findings.filter((finding) => !isHiddenBefore(finding)).map(summaryOf);
  expect(news.filter((sentence) => !known.has(sentence))).toEqual([]);
});
