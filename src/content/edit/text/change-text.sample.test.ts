import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { editCase } from '../../testing/edits.ts';
import { expectExactEdit } from '../../testing/expect-edit.ts';
import { changeText } from './change-text.ts';
import { EditError } from './edit.ts';

test('random edits change the value as asked, and no other line', () => {
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

describe('new values are formatted like their neighbours', () => {
  test('on a single line if the neighbour is', () => {
    const after = changeText(page, [{ type: 'insert', at: '/blocks/1', value: { type: 'quote', text: 'Long' } }]);
    expect(after).toBe(page.replace('"Short" },\n', '"Short" },\n    { "type": "quote", "text": "Long" },\n'));
  });

  test('on several lines if the neighbour is', () => {
    const after = changeText(page, [{ type: 'insert', at: '/blocks/1/cards/-', value: { title: 'Second' } }]);
    expect(after).toBe(
      page.replace('"First"\n        }\n', '"First"\n        },\n        {\n          "title": "Second"\n        }\n'),
    );
  });

  test('a list on one line stays on one line', () => {
    expect(changeText(page, [{ type: 'insert', at: '/tags/-', value: 'c' }])).toContain('"tags": ["a", "b", "c"],\n');
  });

  test('with the file’s indentation and line breaks, and without a final line break if the file has none', () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}';
    const after = changeText(text, [{ type: 'insert', at: '/a/c', value: { d: [2] } }]);
    expect(after).toBe(
      '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"d": [\r\n\t\t\t\t2\r\n\t\t\t]\r\n\t\t}\r\n\t}\r\n}',
    );
  });

  test('without spaces in a file without spaces', () => {
    expect(changeText('{"a":[1]}', [{ type: 'insert', at: '/b', value: { c: [1, 2] } }])).toBe(
      '{"a":[1],"b":{"c":[1,2]}}',
    );
  });
});

test('a moved value keeps its formatting, with the indentation of its new place', () => {
  const after = changeText(page, [{ type: 'move', from: '/blocks/1/cards/0', to: '/blocks/0' }]);
  expect(after).toContain('  "blocks": [\n    {\n      "title": "First"\n    },\n    { "type": "quote"');
  expect(after).toContain('"cards": []');
});

test.each([
  ['an edit of invalid JSON', '{ "a": 1, }', { type: 'remove', at: '/a' }],
  ['renaming to a name that exists', '{ "a": 1, "b": 2 }', { type: 'rename', at: '/a', name: 'b' }],
  ['adding a property that exists', '{ "a": 1 }', { type: 'insert', at: '/a', value: 2 }],
  ['inserting after the end of a list', '[1]', { type: 'insert', at: '/2', value: 2 }],
  ['setting a place inside a text', '{ "a": "b" }', { type: 'set', at: '/a/b', value: 2 }],
  ['removing something that does not exist', '{ "a": 1 }', { type: 'remove', at: '/b' }],
  ['a move into itself', '{ "a": [[1]] }', { type: 'move', from: '/a/0', to: '/a/0/0' }],
] as const)('%s is refused', (_, text, edit) => {
  expect(() => changeText(text, [edit])).toThrow(EditError);
});
