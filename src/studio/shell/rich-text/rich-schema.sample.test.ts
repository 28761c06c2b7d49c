import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { isObject } from '../../../content/read/json.ts';
import { allContent } from '../../testing/all-content.ts';
import { expectStable, richEdits } from '../../testing/rich-edits.ts';
import { readRich, writeRich } from './rich-schema.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

test('every text of the content is unchanged after reading and writing', () => {
  const texts = allContent().flatMap(({ text }) => textsIn(JSON.parse(text)));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => writeRich(readRich(text)) !== text)).toEqual([]);
});

test('reads bold words, links and placeholders', () => {
  const doc = readRich('Talk to [our team](/contact) about **{{facts.roi}} a year**.');
  const parts: string[] = [];
  doc.forEach((node) => {
    parts.push(`${node.type.name} ${node.marks.map(({ type }) => type.name)}`);
  });
  expect(parts).toEqual(['text ', 'text link', 'text ', 'quotation bold', 'text bold', 'text ']);
});

test('adjacent links with the same target become one link, even if they form a placeholder together', () => {
  const doc = readRich('[{{facts.](/there)[roi}}](/there)');
  expect(doc.childCount).toBe(1);
  expect(doc.child(0).type.name).toBe('quotation');
});

test('texts are unchanged after writing and reading, for random edits', () => {
  fc.assert(fc.property(richEdits, expectStable), { numRuns: amount(300, 10_000) });
});
