import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a text', { a: 'x' }, { a: 'y' }, [{ type: 'changed', pointer: '/a', before: 'x', after: 'y' }]],
  ['a property more', {}, { a: 1 }, [{ type: 'added', pointer: '/a', after: 1 }]],
  ['a property less', { a: 1 }, {}, [{ type: 'removed', pointer: '/a', before: 1 }]],
  ['another sort of value', { a: [1] }, { a: 1 }, [{ type: 'changed', pointer: '/a', before: [1], after: 1 }]],
  ['an item before others', [1, 2], [0, 1, 2], [{ type: 'added', pointer: '/0', after: 0 }]],
  ['an item less', [1, 2, 3], [1, 3], [{ type: 'removed', pointer: '/1', before: 2 }]],
  ['items in another order', [1, 2], [2, 1], [{ type: 'reordered', pointer: '' }]],
  [
    'an item that is called the same, behind a new one',
    [{ title: 'A', text: 'x' }],
    [{ title: 'New' }, { title: 'A', text: 'y' }],
    [
      { type: 'added', pointer: '/0', after: { title: 'New' } },
      { type: 'changed', pointer: '/1/text', before: 'x', after: 'y' },
    ],
  ],
  [
    'the title of an item',
    [{ type: 'quote', title: 'A' }],
    [{ type: 'quote', title: 'B' }],
    [{ type: 'changed', pointer: '/0/title', before: 'A', after: 'B' }],
  ],
])('%s', (_, before, after, expected) => {
  expect(differencesOf(before, after)).toEqual(expected);
});
