import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, sample } from '../../../tests/amount/amount.ts';
import type { SyntaxIssue } from './fault-parts.ts';
import { dataOf, nodeAt } from './nodes.ts';
import { parseText } from './parser.ts';

test('valid JSON gives the same data as JSON.parse, and no faults', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { root, faults } = parseText(text);
      expect(faults).toEqual([]);
      expect(root && dataOf(root)).toEqual(JSON.parse(text));
    }),
    { numRuns: amount(150, 10_000) },
  );
});

test('invalid JSON has at least one fault, and all faults are inside the text', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    "'b'",
    '“c”',
    '1',
    '-',
    '01',
    'true',
    'yes',
    '//d',
    '/*',
    '\n',
    '\\',
    '\u00a0',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('');
      const { faults } = parseText(text);
      expect(faults.length > 0).toBe(!isJson(text) || hasTwin(text));
      for (const { start, end } of faults) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
    }),
    { numRuns: amount(3000, 100_000) },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a name occurs twice in an object. JSON.parse allows that, this parser does not. */
function hasTwin(text: string): boolean {
  return parseText(text).faults.some((fault) => fault.code === 'duplicate-key');
}

test('nodeAt finds a value and its property by the steps of a pointer', () => {
  const text = '{ "a": [1, { "b": "x" }] }';
  const { root } = parseText(text);
  const found = root && nodeAt(root, ['a', '1', 'b']);
  expect(found && text.slice(found.node.start, found.node.end)).toBe('"x"');
  expect(found?.property && text.slice(found.property.nameStart, found.property.nameEnd)).toBe('"b"');
  expect(root && nodeAt(root, ['a', '7'])).toBeUndefined();
});

test.each([',', ':', '1:', '"a" ', '[}', '{]', "'", '“', '//\n', '{"a"'])(
  '%s repeated many times neither crashes the parser nor takes it forever',
  (piece) => {
    const { faults } = parseText(`[${piece.repeat(10_000)}]`);
    expect(faults.length).toBeGreaterThan(0);
  },
);

const LONG_FILE = path.join(import.meta.dirname, '../../../tests/config-cases/_base/pages/home.json');

/** The offsets of all brackets, commas, colons and quotation marks outside of texts. */
function signsIn(text: string): number[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)].flatMap(({ 0: found, index }) =>
    found.length > 1 ? [index, index + found.length - 1] : [index],
  );
}

/** A text after applying all safe fixes. */
function fixedText(text: string, faults: readonly SyntaxIssue[]): string {
  const edits = faults.flatMap(({ fix }) => (fix?.isSafe ? fix.edits : []));
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((fixed, { start, end, text: put }) => fixed.slice(0, start) + put + fixed.slice(end), text);
}

test.each([
  ['lost', (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)],
  ['typed twice', (text: string, at: number) => text.slice(0, at) + text.charAt(at) + text.slice(at)],
])(
  'a character of punctuation that was %s is one fault, at most one line away, and its fix restores the data',
  (_how, spoil) => {
    const text = readFileSync(LONG_FILE, 'utf8');
    const lineOf = (spoilt: string, at: number) => spoilt.slice(0, at).split('\n').length;
    for (const at of sample(signsIn(text), 60)) {
      const spoilt = spoil(text, at);
      const { faults } = parseText(spoilt);
      const distances = faults.map(({ start }) => Math.abs(lineOf(spoilt, start) - lineOf(spoilt, at)));
      expect({ at, distances }).toEqual({ at, distances: [expect.toSatisfy((lines) => lines <= 1)] });
      expect(JSON.parse(fixedText(spoilt, faults))).toEqual(JSON.parse(text));
    }
  },
);
