import { expect, test } from 'vitest';
import { paragraphsOf, pastedBetween } from './paragraphs.ts';

test('a text is parted at blank lines, so that lines of a mail stay together', () => {
  expect(paragraphsOf('One line\nand another.\n\n  Two\u00a0here. \n')).toEqual(['One line and another.', 'Two here.']);
});

test('a text without blank lines, as writing programs give it, is parted at its lines', () => {
  expect(paragraphsOf('One.\r\nTwo.\r\n')).toEqual(['One.', 'Two.']);
  expect(paragraphsOf('Only one.')).toEqual(['Only one.']);
});

test('what stood around the cursor stays around what is pasted', () => {
  expect(pastedBetween('Before ', ['one', 'two', 'three'], ' after')).toEqual(['Before one', 'two', 'three after']);
});
