import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../tests/amount/amount.ts';
import { dataOf, nodeAt } from './nodes.ts';
import { parseText } from './parser.ts';

test('what JSON can read is read as JSON reads it, without a fault', () => {
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

test('what JSON cannot read has a fault, inside the text', () => {
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

/** JSON reads over a name that stands twice; this reader does not. */
function hasTwin(text: string): boolean {
  return parseText(text).faults.some((fault) => fault.code === 'duplicate-key');
}

test('a place is found by the steps of its pointer', () => {
  const text = '{ "a": [1, { "b": "x" }] }';
  const { root } = parseText(text);
  const found = root && nodeAt(root, ['a', '1', 'b']);
  expect(found && text.slice(found.node.start, found.node.end)).toBe('"x"');
  expect(found?.property && text.slice(found.property.nameStart, found.property.nameEnd)).toBe('"b"');
  expect(root && nodeAt(root, ['a', '7'])).toBeUndefined();
});

test.each([',', ':', '1:', '"a" ', '[}', '{]', "'", '“', '//\n', '{"a"'])(
  'a long row of %s neither ends in a crash nor in endless faults',
  (piece) => {
    const { faults } = parseText(`[${piece.repeat(10_000)}]`);
    expect(faults.length).toBeGreaterThan(0);
  },
);
