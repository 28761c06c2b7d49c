import { expect, test } from 'vitest';
import { britishOf } from './american.ts';
import { dictionary } from './dictionary.ts';

const { british, american } = dictionary();

test('has every form of a word, but no possessives', () => {
  const forms = ['organise', 'organises', 'organised', 'reorganising', 'disorganised', 'tries', 'trying', 'happiness'];
  expect(forms.filter((form) => !british.has(form))).toEqual([]);
  expect(british.has("farmer's")).toBe(false);
  expect(british.has('organisd')).toBe(false);
});

test('tells American words from British ones', () => {
  expect([british.has('colour'), american.has('colour')]).toEqual([true, false]);
  expect([british.has('color'), american.has('color')]).toEqual([false, true]);
  expect([british.has('house'), american.has('house')]).toEqual([true, false]);
});

test.each([
  ['neighborhoods', 'neighbourhoods'],
  ['center', 'centre'],
  ['centered', 'centred'],
  ['traveled', 'travelled'],
  ['fulfill', 'fulfil'],
  ['analyzed', 'analysed'],
  ['defense', 'defence'],
  ['practicing', 'practising'],
  ['catalogs', 'catalogues'],
  ['aluminum', 'aluminium'],
  ['gray', 'grey'],
  ['jewelry', 'jewellery'],
  ['organize', undefined],
])('the British spelling of %s is %s', (word, right) => {
  expect(britishOf(word, (other) => british.has(other))).toBe(right);
});
