import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { editCase } from '../../testing/edits.ts';
import { expectExactEdit } from '../../testing/expect-edit.ts';
import { changeText } from './change-text.ts';
import { EditError } from './edit.ts';

test('random edits: the value is what was asked for, and no other line changes', () => {
  fc.assert(fc.property(editCase, expectExactEdit), { numRuns: amount(500, 100_000) });
});

const page = `{
  "title": "One",
  "tags": ["a", "b"],
  "blocks": [
    { "type": "quote", "text": "Short" },
    {
      "type": "cards",
      "cards": [
        {
          "title": "First"
        }
      ]
    }
  ]
}
`;

describe('new values look like their neighbours', () => {
  test('on one line where the neighbour is', () => {
    const after = changeText(page, [{ type: 'insert', at: '/blocks/1', value: { type: 'quote', text: 'Long' } }]);
    expect(after).toBe(page.replace('"Short" },\n', '"Short" },\n    { "type": "quote", "text": "Long" },\n'));
  });

  test('on several lines where the neighbour is', () => {
    const after = changeText(page, [{ type: 'insert', at: '/blocks/1/cards/-', value: { title: 'Second' } }]);
    expect(after).toBe(
      page.replace('"First"\n        }\n', '"First"\n        },\n        {\n          "title": "Second"\n        }\n'),
    );
  });

  test('a list on one line stays on one line', () => {
    expect(changeText(page, [{ type: 'insert', at: '/tags/-', value: 'c' }])).toContain('"tags": ["a", "b", "c"],\n');
  });

  test('in the indentation, the line breaks and without the final line break of the file', () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}';
    const after = changeText(text, [{ type: 'insert', at: '/a/c', value: { d: [2] } }]);
    expect(after).toBe(
      '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"d": [\r\n\t\t\t\t2\r\n\t\t\t]\r\n\t\t}\r\n\t}\r\n}',
    );
  });

  test('a text without any space gets none', () => {
    expect(changeText('{"a":[1]}', [{ type: 'insert', at: '/b', value: { c: [1, 2] } }])).toBe(
      '{"a":[1],"b":{"c":[1,2]}}',
    );
  });
});

test('what is moved stays as it is written, indented for its new place', () => {
  const after = changeText(page, [{ type: 'move', from: '/blocks/1/cards/0', to: '/blocks/0' }]);
  expect(after).toContain('  "blocks": [\n    {\n      "title": "First"\n    },\n    { "type": "quote"');
  expect(after).toContain('"cards": []');
});

test.each([
  ['a text with faults', '{ "a": 1, }', { type: 'remove', at: '/a' }],
  ['a name that is taken', '{ "a": 1, "b": 2 }', { type: 'rename', at: '/a', name: 'b' }],
  ['a property that is there', '{ "a": 1 }', { type: 'insert', at: '/a', value: 2 }],
  ['a place behind the end', '[1]', { type: 'insert', at: '/2', value: 2 }],
  ['a place inside of a text', '{ "a": "b" }', { type: 'set', at: '/a/b', value: 2 }],
  ['what is not there', '{ "a": 1 }', { type: 'remove', at: '/b' }],
  ['a move into itself', '{ "a": [[1]] }', { type: 'move', from: '/a/0', to: '/a/0/0' }],
] as const)('%s is refused', (_, text, edit) => {
  expect(() => changeText(text, [edit])).toThrow(EditError);
});
