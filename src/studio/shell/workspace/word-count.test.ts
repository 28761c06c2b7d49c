import { expect, test } from 'vitest';
import { readingMinutes } from '../../../content/edit/words/reading-minutes.ts';
import { allSchemas } from '../../testing/all-content.ts';
import { fieldValueAt } from '../schema/field-values.ts';
import { countWords } from './word-count.ts';

test('counts the words of rich texts, but not of titles and names', () => {
  const article = { title: 'Not counted', body: [{ heading: 'No', text: ['One **two** three.', '– four'] }] };
  const field = fieldValueAt(allSchemas, allSchemas.root('collections/article.schema.json'), article, '', '');
  expect(countWords(allSchemas, field)).toBe(4);
  expect([readingMinutes(10), readingMinutes(1100)]).toEqual([1, 5]);
});
