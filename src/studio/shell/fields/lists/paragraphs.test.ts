import { expect, test } from 'vitest';
import { insertParagraphs, paragraphsOf } from './paragraphs.ts';

test('splits a text at blank lines, so that wrapped lines of a mail stay together', () => {
  expect(paragraphsOf('One line\nand another.\n\n  Two\u00a0here. \n')).toEqual(['One line and another.', 'Two here.']);
});

test('splits a text without blank lines, as word processors produce it, at its line breaks', () => {
  expect(paragraphsOf('One.\r\nTwo.\r\n')).toEqual(['One.', 'Two.']);
  expect(paragraphsOf('Only one.')).toEqual(['Only one.']);
});

test('the text around the cursor stays around the pasted paragraphs', () => {
  expect(insertParagraphs('Before ', ['one', 'two', 'three'], ' after')).toEqual(['Before one', 'two', 'three after']);
});
