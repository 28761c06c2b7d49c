/** Edits are applied to the section they were made for, even if others have moved it meanwhile. */
import { expect, test } from 'vitest';
import { rebaseEdits, rebasePointer } from './rebase-edits.ts';

const text = (title: string) => ({ type: 'text', title });
const cards = (...titles: string[]) => ({ type: 'cards', cards: titles.map((title) => ({ title })) });
const page = (...blocks: object[]) => ({ blocks });

test.each([
  ['an item is added above it', page(text('a'), text('b')), page(text('new'), text('a'), text('b')), '/blocks/2/title'],
  ['an item above it is removed', page(text('x'), text('b')), page(text('b')), '/blocks/0/title'],
  ['it is moved', page(text('x'), text('b'), text('c')), page(text('b'), text('c'), text('x')), '/blocks/0/title'],
  [
    'an item is added above it and it is changed',
    page(text('x'), text('b')),
    page(cards(), text('x'), text('B')),
    '/blocks/2/title',
  ],
])('finds the new pointer of a value when %s', (_, old, now, wanted) => {
  expect(rebasePointer(old, now, '/blocks/1/title')).toBe(wanted);
});

test('finds the new pointer of a value in a nested list', () => {
  const old = page(text('a'), cards('one', 'two'));
  const now = page(cards('new', 'one', 'two'));
  expect(rebasePointer(old, now, '/blocks/1/cards/1/title')).toBe('/blocks/0/cards/2/title');
});

test('a removed value has no new pointer, and edits of it are dropped', () => {
  const [old, now] = [page(text('a'), cards('b'), text('c')), page(text('a'), text('c'))];
  expect(rebasePointer(old, now, '/blocks/1/cards/0')).toBeUndefined();
  expect(rebaseEdits(old, now, [{ type: 'set', at: '/blocks/1/title', value: 'B' }])).toBeUndefined();
  expect(rebaseEdits(old, now, [{ type: 'insert', at: '/blocks/1/cards/0', value: {} }])).toBeUndefined();
});

test('an inserted item still follows the same item, and later edits take it into account', () => {
  const [old, now] = [page(text('a'), text('b')), page(text('new'), text('a'), text('b'))];
  const added = { type: 'insert' as const, at: '/blocks/1', value: text('mine') };
  const written = { type: 'set' as const, at: '/blocks/1/title', value: 'Mine' };
  expect(rebaseEdits(old, now, [added, written])).toEqual([
    { ...added, at: '/blocks/2' },
    { ...written, at: '/blocks/2/title' },
  ]);
  expect(rebaseEdits(old, now, [{ type: 'move', from: '/blocks/1', to: '/blocks/0' }])).toEqual([
    { type: 'move', from: '/blocks/2', to: '/blocks/1' },
  ]);
});
